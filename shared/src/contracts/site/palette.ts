/** Colours for places without a style sheet: mails, and pictures drawn on the server. */
export const palette = {
  amber: '#f5b301',
  amberInk: '#1b1a18',
  asphalt: '#1b1a18',
  asphaltLine: '#45413a',
  onAsphalt: '#f7f5f1',
  rubber: '#2f2c28',
  rim: '#c9c4ba',
  picture: '#e6e2da',
  light: {
    ground: '#f7f5f1',
    surface: '#ffffff',
    ink: '#1b1a18',
    soft: '#605c55',
    raised: '#efece6',
    line: '#e0dcd4',
    link: '#7a4f00',
  },
  dark: {
    ground: '#141311',
    surface: '#1f1d1a',
    ink: '#f2efe9',
    soft: '#b0aaa0',
    raised: '#2a2824',
    line: '#3a3732',
  },
} as const;
