import { Bar, Column } from '@ant-design/charts';
import type { SeriesItem } from '@rodovia/shared/contracts';
import { palette } from './palette';

const HEIGHT = 300;
const LABEL_LENGTH = 24;

const shortened = (label: string) => (label.length > LABEL_LENGTH ? `${label.slice(0, LABEL_LENGTH)}…` : label);

interface Props {
  items: SeriesItem[];
  dark: boolean;
  /** Horizontal bars leave room for long descriptions. */
  horizontal?: boolean;
}

/** One bar for each item. */
export function SeriesBars({ items, dark, horizontal = false }: Props) {
  const { main, text, line } = palette(dark);
  const Chart = horizontal ? Bar : Column;
  return (
    <Chart
      data={items}
      xField="Description"
      yField="Total"
      height={HEIGHT}
      animate={false}
      style={{ fill: main, maxWidth: 28, radiusTopLeft: 3, radiusTopRight: 3 }}
      axis={{
        x: {
          labelFill: text,
          labelOpacity: 1,
          labelFormatter: shortened,
          labelAutoRotate: false,
          labelAutoHide: !horizontal,
          line: false,
        },
        y: { labelFill: text, labelOpacity: 1, gridStroke: line, gridStrokeOpacity: 1, labelFormatter: '~s' },
      }}
      tooltip={{ title: 'Description', items: [{ field: 'Total', name: 'Total' }] }}
    />
  );
}
