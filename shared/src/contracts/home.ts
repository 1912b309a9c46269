import { type Static, Type } from 'typebox';

/** One entry of the public menu; entries without `Href` only head their `SubItems`. At most two levels. */
export const NavbarSubItem = Type.Object({
  Item: Type.String(),
  Href: Type.Optional(Type.String()),
  IsTitle: Type.Boolean(),
});
export const NavbarItem = Type.Object({
  Item: Type.String(),
  Href: Type.Optional(Type.String()),
  IsTitle: Type.Boolean(),
  SubItems: Type.Array(NavbarSubItem),
});
export type NavbarItem = Static<typeof NavbarItem>;

export const HomeSection = Type.Object({
  Title: Type.String(),
  Items: Type.Array(
    Type.Object({
      Title: Type.String(),
      Image: Type.String(),
      Description: Type.String(),
      Link: Type.String(),
    }),
  ),
});
export type HomeSection = Static<typeof HomeSection>;

/** The five sections of the home page, in the order shown. */
export const Home = Type.Object({ Sections: Type.Array(HomeSection, { minItems: 5, maxItems: 5 }) });
export type Home = Static<typeof Home>;
