import { tokens } from '@rodovia/shared/tokens';

/** Font of charts, size in pixels: canvas inherits no styles. */
export const TYPE = { fontFamily: tokens.font, fontSize: 12 };

/** Colours of charts: canvas cannot use CSS variables. */
export const palette = (dark: boolean) => ({
  main: dark ? '#8fbdf2' : tokens.blue,
  rest: dark ? '#6b665d' : '#c9c4ba',
  text: (dark ? tokens.dark : tokens.light).soft,
  line: (dark ? tokens.dark : tokens.light).line,
});

/** Title of an axis. */
export const titleOf = (unit: string | undefined, text: string) =>
  unit && { title: unit, titleFill: text, titleFontFamily: TYPE.fontFamily, titleFontSize: TYPE.fontSize };

/** Opaque tooltip in the theme's colours. */
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
