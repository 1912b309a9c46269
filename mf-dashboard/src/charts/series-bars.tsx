import { Bar, Column } from '@ant-design/charts';
import { opaqueTooltip, palette, TYPE, titleOf } from './palette';

const HEIGHT = 300;
/** Height in pixels of a bar with a label of two lines. */
const ROW = 34;
const LINE_LENGTH = 30;

/** Wraps a label onto as many lines as needed. */
export function inLines(label: string): string {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const joined = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && joined.length <= LINE_LENGTH) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines.join('\n');
}

/** A bar, and optionally one to compare it with. */
export interface ChartItem {
  Description: string;
  Total: number;
  Other?: number;
}

/** Names of the bars and of those that they are compared with. */
export type SeriesNames = readonly [main: string, other: string];

/** Converts items to one row per bar. */
const barsOf = (items: readonly ChartItem[], [main, other]: SeriesNames) =>
  items.flatMap(({ Description, Total, Other }) => [
    { Description, Total, Series: main },
    ...(Other === undefined ? [] : [{ Description, Total: Other, Series: other }]),
  ]);

interface Props {
  items: readonly ChartItem[];
  names: SeriesNames;
  /** Unit of the bars. */
  unit?: string;
  dark: boolean;
  /** Horizontal bars, which have room for long labels. */
  horizontal?: boolean;
}

/** One bar per item, or two next to each other. */
export function SeriesBars({ items, names, unit, dark, horizontal = false }: Props) {
  const { main, rest, text, line } = palette(dark);
  const Chart = horizontal ? Bar : Column;
  const isCompared = items.some(({ Other }) => Other !== undefined);
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
      data={barsOf(items, names)}
      xField="Description"
      yField="Total"
      height={horizontal ? Math.max(HEIGHT, items.length * ROW + 60) : HEIGHT}
      animate={false}
      {...(isCompared && { colorField: 'Series', group: true, scale: { color: { range: [main, rest] } } })}
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
