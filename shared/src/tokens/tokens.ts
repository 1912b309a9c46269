/** Colours, type and measures of both faces, for antd's theme. The storefront reads the same from tokens.css. */
export const tokens = {
  amber: '#f5b301',
  asphalt: '#1b1a18',
  green: '#1f7a4d',
  red: '#b3261e',
  blue: '#1d5fa8',
  radius: 8,
  font: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  light: { ground: '#f7f5f1', surface: '#ffffff', ink: '#1b1a18', soft: '#605c55', line: '#e0dcd4' },
  dark: { ground: '#141311', surface: '#1f1d1a', ink: '#f2efe9', soft: '#b0aaa0', line: '#3a3732' },
} as const;
