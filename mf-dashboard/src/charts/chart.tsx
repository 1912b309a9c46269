import { type ChartItem, SeriesBars, type SeriesNames } from './series-bars';
import { SharePie } from './share-pie';
import { useTurn } from './use-turn';

/** Shares of a whole, vertical bars, or horizontal bars. */
export type ChartKind = 'shares' | 'columns' | 'rows';

interface Props {
  kind: ChartKind;
  items: readonly ChartItem[];
  names: SeriesNames;
  /** Unit of the numbers. */
  unit?: string;
  dark: boolean;
}

/** A chart. Several charts render one after the other, so that the page stays responsive. */
export function Chart({ kind, items, names, unit, dark }: Props) {
  const isDrawn = useTurn();
  if (!isDrawn) return null;
  if (kind === 'shares') return <SharePie items={[...items]} unit={unit} dark={dark} />;
  return <SeriesBars items={items} names={names} unit={unit} dark={dark} horizontal={kind === 'rows'} />;
}
