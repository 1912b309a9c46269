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
