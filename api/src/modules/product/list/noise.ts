import { type Reading, take } from './line';

/** Text from side walls and old quotations that does not distinguish tyres. */
const NOISE = [
  /(?<![\p{L}\d])r\$ ?\d[\d.]*(?:,\d{1,2})?/gu,
  /(?<![\p{L}\d.,/-])(?:\d{1,3}\.)?\d{1,3}\.\d{2} ?(?:cada|reais|a unidade|o par|total)(?!\p{L})/gu,
  /(?<![\p{L}\d.,/-])\d{3,6}\.\d{2}(?![\p{L}\d.,/-]| ?[r/x-])/gu,
  /(?<![\p{L}\d.,/-])\d{1,3}\.\d{3}[.,]\d{2}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])dot(?: [a-z\d]{1,4})? ?\d{4}(?!\d)/gu,
  /(?<![\p{L}\d])max(?:imo|ima)?\.? (?:load|carga|press(?:ao|ure)?)/gu,
  /(?<![\p{L}\d.,])\d{1,4}(?:\.\d)? ?(?:kgf?|lbs?|psi|kpa|bar)(?!\p{L})/gu,
  /(?<![\p{L}\d])(?:treadwear ?\d{2,3}|traction [abc]{1,2}|temperature [abc])(?!\p{L})/gu,
  /(?<![\p{L}\d])(?:made in|fabricad[oa] no) [a-z]{1,20}(?!\p{L})/gu,
  /(?<![\p{L}\d])(?:industria brasileira|inmetro)(?!\p{L})/gu,
  // wheel formulas such as 6x2
  /(?<![\p{L}\d])[468]x[24](?![\p{L}\d.,/-])/gu,
  /(?<![\p{L}\d])(?:m\+s|3pmsf|tubeless|sem camara|com camara|tube type|t[lt]|xl|lt|extra load|reinforced|reforcado|run ?flat|rft)(?![\p{L}\d])/gu,
];

/** Matches `- `, `* `, `1) `, `1. `, `a) `, `item 3: `. */
const BULLET = /^(?:[-*•·–—>#]+ |\d{1,3}[).] (?=\S)|[a-z]\) |item ?\d{1,3} ?[:.-]? )/gu;

/** Goods other than tyres that have tyre sizes. */
const OTHER_GOODS =
  /(?<!\p{L})(camaras?|protetor(?:es)?|rodas? de (?:ferro|liga)|valvulas?|manchao|recap\p{L}{0,12}|usad[oa]s?)(?!\p{L})/gu;

/** Removes the bullet or number of a list item. */
export const readBullet = (line: Reading): void => take(line, BULLET, () => true);

/** Removes irrelevant text; goods other than tyres add a doubt. */
export function readNoise(line: Reading): void {
  for (const noise of NOISE) take(line, noise, () => true);
  line.rest = line.rest.replace(/[ =:;,.–-]{1,9}$/, '');
  take(line, OTHER_GOODS, (goods) => {
    line.doubts.push(`A linha fala de ${goods}, e não só de pneu. Confira o produto.`);
    return false;
  });
}

/** Words of politeness and the like. */
export const SAID_BESIDE: ReadonlySet<string> = new Set(
  `bom boa dia tarde noite oi ola preciso precisamos quero queria gostaria quanto quantos custa tem voces vc vcs por favor
  cada un und unid unidade pneus pneu medida medidas marca marcas cod codigo ref item uns umas ate sao obrigado obrigada
  enviar manda mandar veja ver ve me x novos novo de`.split(/\s+/),
);
