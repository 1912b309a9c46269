import { palette } from '../contracts/palette';

const { amber, asphalt, light, dark } = palette;

/** Colours, type and measures of both faces, for antd's theme. The storefront reads the same from tokens.css. */
export const tokens = {
  amber,
  asphalt,
  green: '#1f7a4d',
  red: '#b3261e',
  blue: '#1d5fa8',
  radius: 8,
  font: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  light,
  dark,
} as const;
