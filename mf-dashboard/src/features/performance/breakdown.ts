import type { Performance, PerformanceFigures } from '@rodovia/shared/contracts/back-office';
import { NO_FIGURES } from '@rodovia/shared/contracts/proposals';
import { WITHOUT } from '@rodovia/shared/contracts/quotations';
import type { ChartItem } from '../../charts/series-bars';
import { type Compared, type Figures, sideBySide } from './figures';

/** Maximum number of bars in a chart; the table has all rows. */
const MAX_BARS = 8;

/** Figures that can be added up; times cannot. */
const ADDITIVE = [
  'Closed',
  'Proposed',
  'ProposedCents',
  'Accepted',
  'AcceptedCents',
  'InTime',
  'Late',
  'Won',
  'Lost',
  'Unanswered',
] as const satisfies readonly (keyof Figures)[];
type Additive = (typeof ADDITIVE)[number];

const combine = (value: (field: Additive) => number): Figures => ({
  ...NO_FIGURES,
  ...Object.fromEntries(ADDITIVE.map((field) => [field, value(field)])),
});

const plus = (rows: readonly Figures[]): Figures => combine((field) => rows.reduce((sum, row) => sum + row[field], 0));

const minus = (whole: Figures, parts: readonly Figures[]): Figures => {
  const sum = plus(parts);
  return combine((field) => whole[field] - sum[field]);
};

const isEmpty = (figures: Figures) => ADDITIVE.every((field) => figures[field] === 0);

/** Figures by seller or brand, with the rows that make them add up to the total. */
export interface Breakdown {
  rows: Compared<Figures>[];
  /** Subtracts what several rows count, if any. */
  repeated?: Compared<Figures>;
  total: Compared<Figures>;
}

type Part = 'Sellers' | 'Brands';

const figuresOf = (row: Figures): Figures => row;

/** Applies a function to the figures of both periods. */
const inBoth = (
  { Current, Previous }: Performance,
  code: string,
  name: string,
  value: (figures: PerformanceFigures) => Figures,
): Compared<Figures> => ({ code, name, current: value(Current), previous: value(Previous) });

const unlessEmpty = (row: Compared<Figures>) => (isEmpty(row.current) && isEmpty(row.previous) ? [] : [row]);

const rowsOf = ({ Current, Previous }: Performance, part: Part) =>
  sideBySide<Figures & { Code: string; Name: string }, Figures>(Current[part], Previous[part], figuresOf, NO_FIGURES);

const totalOf = (read: Performance) => inBoth(read, '', 'Total', ({ Total }) => Total);

/** Returns the figures by seller; quotations without one are a row. */
export function bySeller(read: Performance): Breakdown {
  const unassigned = inBoth(read, WITHOUT, 'Sem vendedor', ({ Total, Sellers }) => minus(Total, Sellers));
  return { rows: [...rowsOf(read, 'Sellers'), ...unlessEmpty(unassigned)], total: totalOf(read) };
}

/**
 * Returns the figures by brand. What no brand has is a row: quotations without products, and the amounts of freight. A
 * quotation of several brands is counted in each, which `repeated` subtracts.
 */
export function byBrand(read: Performance): Breakdown {
  const unbranded = inBoth(read, WITHOUT, 'Sem marca (por escrito, frete)', ({ Total, Brands, Unbranded }) => {
    const { ProposedCents, AcceptedCents } = minus(Total, Brands);
    return { ...Unbranded, ProposedCents, AcceptedCents };
  });
  const repeated = inBoth(read, '', 'Contados em mais de uma marca', ({ Total, Brands, Unbranded }) => ({
    ...minus(Total, [...Brands, Unbranded]),
    ProposedCents: 0,
    AcceptedCents: 0,
  }));
  return {
    rows: [...rowsOf(read, 'Brands'), ...unlessEmpty(unbranded)],
    repeated: unlessEmpty(repeated)[0],
    total: totalOf(read),
  };
}

/** Returns the bars of a breakdown: the first rows, and the sum of all others. */
export function barsOf(rows: readonly Compared<Figures>[], others: string): ChartItem[] {
  const bar = (name: string, current: number, previous: number) => ({
    Description: name,
    Total: current,
    Other: previous,
  });
  const bars = rows.map(({ name, current, previous }) => bar(name, current.Closed, previous.Closed));
  if (bars.length <= MAX_BARS) return bars;
  const rest = bars.slice(MAX_BARS - 1);
  const sum = (value: (item: (typeof bars)[number]) => number) => rest.reduce((total, item) => total + value(item), 0);
  return [
    ...bars.slice(0, MAX_BARS - 1),
    bar(
      `${others} (${rest.length})`,
      sum(({ Total }) => Total),
      sum(({ Other }) => Other),
    ),
  ];
}
