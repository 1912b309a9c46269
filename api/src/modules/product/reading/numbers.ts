const UNITS =
  'um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove';
const TENS = ['vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa'];
const FEMALE = { uma: 1, duas: 2, catorze: 14, cem: 100 };

const units = UNITS.split(' ').map((word, index): [string, number] => [word, index + 1]);
const tens = TENS.flatMap((word, index): [string, number][] => {
  const value = 20 + index * 10;
  const below = [...units.slice(0, 9), ...Object.entries(FEMALE).slice(0, 2)];
  return [[word, value], ...below.map(([unit, more]): [string, number] => [`${word} e ${unit}`, value + more])];
});

const NAMED = new Map<string, number>([...units, ...tens, ...Object.entries(FEMALE)]);

const HUNDRED = 'cento e ';

/** Number words below two hundred as regular expression alternatives, unaccented, longest first. */
export const NUMBER_NAMES = `(?:${HUNDRED})?(?:${[...NAMED.keys()].sort((a, b) => b.length - a.length).join('|')})`;

/** Parses `4`, `04`, `quatro`, `vinte e quatro`, `cento e vinte`. */
export function numberOf(text: string): number {
  if (text.startsWith(HUNDRED)) return 100 + numberOf(text.slice(HUNDRED.length));
  return NAMED.get(text) ?? Number(text);
}
