import { type ChartItem, SeriesBars } from './series-bars';
import { SharePie } from './share-pie';
import { useTurn } from './use-turn';

/** Shares of a whole, bars beside each other, or bars below each other. */
export type ChartKind = 'shares' | 'columns' | 'rows';

interface Props {
  kind: ChartKind;
  items: readonly ChartItem[];
  /** What the numbers count. */
  unit?: string;
  dark: boolean;
}

/** The numbers of a series, drawn; of several charts one after the other. */
export function Chart({ kind, items, unit, dark }: Props) {
  const isDrawn = useTurn();
  if (!isDrawn) return null;
  if (kind === 'shares') return <SharePie items={[...items]} unit={unit} dark={dark} />;
  return <SeriesBars items={items} unit={unit} dark={dark} horizontal={kind === 'rows'} />;
}
