import { Pie } from '@ant-design/charts';
import type { SeriesItem } from '@rodovia/shared/contracts/back-office';
import { mediaHook } from '@rodovia/shared/media-hook';
import { formatNumber } from '@rodovia/shared/runtime';
import { opaqueTooltip, palette, TYPE } from './palette';

const SIZE = { usual: 300, tiny: 240 };

/** True if a card is too narrow for the default size. */
const useIsTiny = mediaHook('(max-width: 366px)');

/** Pie chart of shares. */
export function SharePie({ items, unit, dark }: { items: SeriesItem[]; unit?: string; dark: boolean }) {
  const { main, rest, text } = palette(dark);
  const size = useIsTiny() ? SIZE.tiny : SIZE.usual;
  const total = items.reduce((sum, { Total }) => sum + Total, 0);
  return (
    <Pie
      data={items}
      angleField="Total"
      colorField="Description"
      containerStyle={{ width: size, height: size, margin: 'auto' }}
      width={size}
      height={size}
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
      annotations={[
        {
          type: 'text',
          tooltip: false,
          style: {
            text: formatNumber(total),
            x: '50%',
            y: '50%',
            textAlign: 'center',
            textBaseline: 'middle',
            fill: text,
            fontFamily: TYPE.fontFamily,
            fontSize: 28,
            fontWeight: 700,
          },
        },
      ]}
      tooltip={{ title: 'Description', items: [{ field: 'Total', name: unit ?? 'Total' }] }}
      interaction={{ tooltip: opaqueTooltip(dark) }}
    />
  );
}
