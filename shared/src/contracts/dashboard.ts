import { type Static, Type } from 'typebox';

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
