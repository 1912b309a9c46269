import { palette } from '@rodovia/shared/contracts/site';
import { htmlMail } from '../../src/mail/layout';

const html = htmlMail({
  subject: 'Orçamento 7',
  greeting: 'Olá, Ana!',
  paragraphs: ['Recebemos o seu orçamento.'],
  action: { label: 'Ver o orçamento', url: 'https://loja.example/orcamentos/7' },
  facts: [['Total', 'R$ 10,00']],
});

const channel = (hex: string) => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/g) ?? []).map(channel);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

test('a mail has the colours of the shop and no others', () => {
  const { amber, amberInk, asphalt, onAsphalt, light } = palette;
  const own = new Set<string>([amber, amberInk, asphalt, onAsphalt, ...Object.values(light)]);
  const used = new Set(html.match(/#[\da-f]{6}\b/g));
  expect([...used].filter((colour) => !own.has(colour))).toEqual([]);
  expect(used.has(amber) && used.has(asphalt)).toBe(true);
});

test.each([
  [palette.amberInk, palette.amber],
  [palette.onAsphalt, palette.asphalt],
  [palette.light.ink, palette.light.surface],
  [palette.light.soft, palette.light.ground],
  [palette.light.soft, palette.light.surface],
  [palette.light.link, palette.light.surface],
])('%s is readable on %s', (ink, ground) => {
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
});
