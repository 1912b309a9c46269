import { palette } from '../contracts/site';

const { amber, asphalt, light, dark } = palette;

/** Colours, typography and measures of both themes, for antd. The storefront uses the same values from tokens.css. */
export const tokens = {
  amber,
  asphalt,
  green: '#1f7a4d',
  red: '#b3261e',
  blue: '#1d5fa8',
  radius: 8,
  font: "Overpass, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  light,
  dark,
} as const;
