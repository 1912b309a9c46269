import { tokens } from '@rodovia/shared/tokens';

/** How text is written in a chart, in pixels: canvas inherits nothing. */
export const TYPE = { fontFamily: tokens.font, fontSize: 12 };

/** Colours of the charts: canvas knows no CSS variables. */
export const palette = (dark: boolean) => ({
  main: dark ? '#8fbdf2' : tokens.blue,
  rest: dark ? '#6b665d' : '#c9c4ba',
  text: (dark ? tokens.dark : tokens.light).soft,
  line: (dark ? tokens.dark : tokens.light).line,
});

/** The title of an axis: what it counts. */
export const titleOf = (unit: string | undefined, text: string) =>
  unit && { title: unit, titleFill: text, titleFontFamily: TYPE.fontFamily, titleFontSize: TYPE.fontSize };

/** A tooltip in the page's own colours that hides what lies beneath it. */
export function opaqueTooltip(dark: boolean) {
  const { surface, ink, line } = dark ? tokens.dark : tokens.light;
  const name = { color: ink, 'font-family': TYPE.fontFamily };
  return {
    css: {
      '.g2-tooltip': {
        ...name,
        background: surface,
        'background-color': surface,
        border: `1px solid ${line}`,
        opacity: 1,
      },
      '.g2-tooltip-title': name,
      '.g2-tooltip-list-item-name-label': name,
      '.g2-tooltip-list-item-value': name,
    },
  };
}
