import { type Static, Type } from 'typebox';
import { Instant } from './common';

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

export const LogEntry = Type.Object({ Id: Type.Integer(), Message: Type.String(), Created: Instant });
export type LogEntry = Static<typeof LogEntry>;

export const DashboardMetrics = Type.Object({
  QuantityClientsTotal: Type.Integer(),
  QuantityClientsLast30Days: Type.Integer(),
  QuantityShoppingParkTotal: Type.Integer(),
  QuantityShoppingCartLast30Days: Type.Integer(),
  QuantityProducts: Type.Integer(),
  QuantityShoppingCartOpen: Type.Integer(),
  QuantityShoppingCartInProgress: Type.Integer(),
  QuantityShoppingCartComplete: Type.Integer(),
  QuantityModels: Type.Integer(),
  QuantityGroups: Type.Integer(),
  QuantityCompany: Type.Integer(),
});
export type DashboardMetrics = Static<typeof DashboardMetrics>;

/** One bar of a chart. */
export const SeriesItem = Type.Object({ Description: Type.String(), Total: Type.Integer() });
export type SeriesItem = Static<typeof SeriesItem>;
