import { Bar, Column } from '@ant-design/charts';
import { palette, TYPE } from './palette';

const HEIGHT = 300;
const LABEL_LENGTH = 24;

const shortened = (label: string) => (label.length > LABEL_LENGTH ? `${label.slice(0, LABEL_LENGTH)}…` : label);

/** A bar, and where there is something to compare it with, the one beside it. */
export interface ChartItem {
  Description: string;
  Total: number;
  Before?: number;
}

const NOW = 'No período';
const BEFORE = 'No período anterior';

/** One row for each bar. */
const barsOf = (items: readonly ChartItem[]) =>
  items.flatMap(({ Description, Total, Before }) => [
    { Description, Total, Period: NOW },
    ...(Before === undefined ? [] : [{ Description, Total: Before, Period: BEFORE }]),
  ]);

interface Props {
  items: readonly ChartItem[];
  dark: boolean;
  /** Horizontal bars leave room for long descriptions. */
  horizontal?: boolean;
}

/** One bar for each item, or two beside each other. */
export function SeriesBars({ items, dark, horizontal = false }: Props) {
  const { main, rest, text, line } = palette(dark);
  const Chart = horizontal ? Bar : Column;
  const isCompared = items.some(({ Before }) => Before !== undefined);
  const label = {
    labelFill: text,
    labelOpacity: 1,
    labelFontFamily: TYPE.fontFamily,
    labelFontSize: TYPE.fontSize,
  };
  const legend = {
    position: 'bottom',
    itemLabelFill: text,
    itemLabelFillOpacity: 1,
    itemLabelFontFamily: TYPE.fontFamily,
    itemLabelFontSize: TYPE.fontSize,
  };
  return (
    <Chart
      data={barsOf(items)}
      xField="Description"
      yField="Total"
      height={HEIGHT}
      animate={false}
      {...(isCompared && { colorField: 'Period', group: true, scale: { color: { range: [main, rest] } } })}
      style={{ ...(!isCompared && { fill: main }), maxWidth: 28, radiusTopLeft: 3, radiusTopRight: 3 }}
      legend={isCompared && { color: legend }}
      axis={{
        x: {
          ...label,
          labelFormatter: shortened,
          labelAutoRotate: false,
          labelAutoHide: !horizontal,
          line: false,
        },
        y: { ...label, gridStroke: line, gridStrokeOpacity: 1, labelFormatter: '~s' },
      }}
      tooltip={{ title: 'Description', items: [{ field: 'Total', name: 'Total' }] }}
    />
  );
}
