import { type Static, Type } from 'typebox';
import { Code, Nullable } from '../records/common';

/** Counters of the dashboard. */
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

/** Numbers of quotations that need somebody's attention today. */
export const Attention = Type.Object({
  /** Quotations without a seller for more than a day. */
  Forgotten: Type.Integer(),
  /** Quotations whose first proposal is overdue. */
  Late: Type.Integer(),
  /** Quotations with messages that the caller has not read. */
  Unread: Type.Integer(),
});
export type Attention = Static<typeof Attention>;

/** First and last day of a period, both inclusive. */
const Period = Type.Object({ StartDate: Type.String({ format: 'date' }), EndDate: Type.String({ format: 'date' }) });
const Change = Type.Object({ Current: Type.Integer(), Previous: Type.Integer() });
/** Numbers of records created in a period and in the period of the same length before it. */
export const DashboardChanges = Type.Object({
  Period,
  Before: Period,
  Counters: Type.Object({
    QuantityClientsTotal: Change,
    QuantityShoppingParkTotal: Change,
    QuantityProducts: Change,
    QuantityShoppingCartOpen: Change,
    QuantityShoppingCartInProgress: Change,
    QuantityShoppingCartComplete: Change,
    QuantityModels: Change,
    QuantityGroups: Change,
    QuantityCompany: Change,
  }),
});
export type DashboardChanges = Static<typeof DashboardChanges>;

/** One bar of a chart. `Accepted` counts the same in accepted proposals. */
export const SeriesItem = Type.Object({
  Description: Type.String(),
  Total: Type.Integer(),
  Accepted: Type.Optional(Type.Integer()),
});
export type SeriesItem = Static<typeof SeriesItem>;

const Minutes = Nullable(Type.Number());
/**
 * Results of the quotations that were closed in a period: how they were answered and how they ended. Amounts are
 * centavos of the latest proposal. Minutes are working time from closing to the first proposal, null if there was none.
 */
const Figures = Type.Object({
  Closed: Type.Integer(),
  Proposed: Type.Integer(),
  ProposedCents: Type.Integer(),
  Accepted: Type.Integer(),
  AcceptedCents: Type.Integer(),
  InTime: Type.Integer(),
  Late: Type.Integer(),
  Won: Type.Integer(),
  Lost: Type.Integer(),
  Unanswered: Type.Integer(),
  MedianMinutes: Minutes,
  P90Minutes: Minutes,
});
const Named = { Code, Name: Type.String() };

/**
 * Results of a period in total, by seller, by brand, and by loss reason. A quotation counts for each brand that it
 * requests; `Unbranded` counts those that request no product. Amounts of a brand are those of the lines that offer it,
 * so that with freight they add up to the total.
 */
export const PerformanceFigures = Type.Object({
  Total: Figures,
  Sellers: Type.Array(Type.Object({ ...Named, ...Figures.properties })),
  Brands: Type.Array(Type.Object({ ...Named, ...Figures.properties })),
  Unbranded: Figures,
  LossReasons: Type.Array(Type.Object({ ...Named, Total: Type.Integer() })),
});
export type PerformanceFigures = Static<typeof PerformanceFigures>;

/** Answer of `GET /dashboard/own-performance`: totals of the caller's own quotations, and those of the period before. */
export const OwnPerformance = Type.Object({ Period, Before: Period, Current: Figures, Previous: Figures });
export type OwnPerformance = Static<typeof OwnPerformance>;

/** Answer of `GET /dashboard/performance`: a period and the period of the same length before it. */
export const Performance = Type.Object({
  Period,
  Before: Period,
  Current: PerformanceFigures,
  Previous: PerformanceFigures,
});
export type Performance = Static<typeof Performance>;
