import { type Static, Type } from 'typebox';

/**
 * An entry of the public menu. Entries without `Href` are headings of their `SubItems`. There are at most two levels.
 */
export const NavbarSubItem = Type.Object({
  Item: Type.String(),
  Href: Type.Optional(Type.String()),
  IsTitle: Type.Boolean(),
});
/** An item of the shop’s menu. */
export const NavbarItem = Type.Object({
  Item: Type.String(),
  Href: Type.Optional(Type.String()),
  IsTitle: Type.Boolean(),
  SubItems: Type.Array(NavbarSubItem),
});
export type NavbarItem = Static<typeof NavbarItem>;

/** A section of the home. */
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

/** The five sections of the home page, in display order. */
export const Home = Type.Object({ Sections: Type.Array(HomeSection, { minItems: 5, maxItems: 5 }) });
export type Home = Static<typeof Home>;
