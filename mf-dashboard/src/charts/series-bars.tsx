import { Bar, Column } from '@ant-design/charts';
import { opaqueTooltip, palette, TYPE, titleOf } from './palette';

const HEIGHT = 300;
/** Room for a bar with a name of two lines, in pixels. */
const ROW = 34;
const LINE_LENGTH = 30;

/** A name in full, over as many lines as it takes. */
export function inLines(label: string): string {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const joined = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && joined.length <= LINE_LENGTH) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines.join('\n');
}

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
  /** What the bars count. */
  unit?: string;
  dark: boolean;
  /** Horizontal bars leave room for long descriptions. */
  horizontal?: boolean;
}

/** One bar for each item, or two beside each other. */
export function SeriesBars({ items, unit, dark, horizontal = false }: Props) {
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
      height={horizontal ? Math.max(HEIGHT, items.length * ROW + 60) : HEIGHT}
      animate={false}
      {...(isCompared && { colorField: 'Period', group: true, scale: { color: { range: [main, rest] } } })}
      style={{ ...(!isCompared && { fill: main }), maxWidth: 28, radiusTopLeft: 3, radiusTopRight: 3 }}
      legend={isCompared && { color: legend }}
      axis={{
        x: {
          ...label,
          labelFormatter: horizontal ? inLines : undefined,
          labelAutoRotate: false,
          labelAutoHide: !horizontal,
          line: false,
        },
        y: { ...label, ...titleOf(unit, text), gridStroke: line, gridStrokeOpacity: 1, labelFormatter: '~s' },
      }}
      tooltip={{ title: 'Description', items: [{ field: 'Total', name: unit ?? 'Total' }] }}
      interaction={{ tooltip: opaqueTooltip(dark) }}
    />
  );
}
