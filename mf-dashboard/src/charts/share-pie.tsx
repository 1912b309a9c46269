import { Pie } from '@ant-design/charts';
import type { SeriesItem } from '@rodovia/shared/contracts';
import { palette, TYPE } from './palette';

const SIZE = 300;

/** Shares of a whole, as a pie. */
export function SharePie({ items, dark }: { items: SeriesItem[]; dark: boolean }) {
  const { main, rest, text } = palette(dark);
  return (
    <Pie
      data={items}
      angleField="Total"
      colorField="Description"
      containerStyle={{ width: SIZE, height: SIZE, margin: 'auto' }}
      width={SIZE}
      height={SIZE}
      autoFit={false}
      innerRadius={0.6}
      animate={false}
      scale={{ color: { range: [main, rest] } }}
      legend={{
        color: {
          position: 'bottom',
          layout: { justifyContent: 'center' },
          itemLabelFill: text,
          itemLabelFillOpacity: 1,
          itemLabelFontFamily: TYPE.fontFamily,
          itemLabelFontSize: TYPE.fontSize,
        },
      }}
      tooltip={{ title: 'Description', items: [{ field: 'Total', name: 'Total' }] }}
    />
  );
}
