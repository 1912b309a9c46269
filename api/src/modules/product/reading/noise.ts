import { type Reading, take, tidy } from './line';

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

/** Matches `- `, `* `, `1) `, `1. `, `a) `, `item 3: `, `1 ` before a code of digits, and `001 `. */
const BULLET =
  /^(?:[-*•·–—>#]+ |\d{1,3}[).] (?=\S)|[a-z]\) |item ?\d{1,3} ?[:.-]? |\d{1,3} (?=\d{5,8} \p{L})|00?\d{1,2} (?=.*\d,\d{2}$))/gu;

/** What a message app writes before a message: `[14:32, 12/03/2026] +55 11 98888-7777: `, `12/03/2026 14:32 - Ana: `. */
const STAMP =
  /^(?:\[\d{1,2}:\d{2}(?::\d{2})?,? \d{1,2}\/\d{1,2}\/\d{2,4}\] ?|\[?\d{1,2}\/\d{1,2}\/\d{2,4},? (?:as )?\d{1,2}:\d{2}(?::\d{2})?\]? ?(?:- )?)(?:[^:]{1,40}: ?)?/gu;

/** Contact data and dates, whose numbers count nothing. */
const CONTACT = [
  /(?<![^\s@])[^\s@]{1,64}@[^\s@]{1,80}/gu,
  /(?<!\S)(?:https?:\/\/|www\.)\S{1,200}/gu,
  /(?<![\d/])(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])\/20\d{2}(?![\d/])/gu,
  /(?<!\d)\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}(?!\d)/gu,
  /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/gu,
  /(?<![\p{L}\d])cep:? ?\d{5}-?\d{3}(?!\d)/gu,
  /(?<![\d/])(?:\+ ?\d{2} ?)?(?:\(\d{2,3}\) ?9? ?\d{4}[- .]?\d{4}|\d{2} ?9\d{4}[- .]?\d{4}|9\d{4}-\d{4})(?!\d)/gu,
];

/** The end of a letter, with the name of who wrote it. */
const SIGNATURE =
  /^(?:att|atte|atenciosamente|cordialmente|abs|abracos?|grat[oa]s?|(?:muito )?obrigad[oa]s?)(?!\p{L})[^\d]{0,120}$/gu;

const GREETINGS = /(?<!\p{L})(?:bom dia|boa (?:tarde|noite)|tudo (?:bem|bom))(?!\p{L})/gu;

/** Goods that are no tyres and are asked for by tyre sizes, with their names. */
const OTHER_GOODS: [pattern: RegExp, name: string][] = [
  [/(?<!\p{L})protetor(?:es)?(?: de camara)?(?!\p{L})/gu, 'protetor'],
  [/(?<!\p{L})camaras?(?: de ar)?(?!\p{L})/gu, 'câmara de ar'],
  [/(?<!\p{L})rodas?(?:(?! ?\d{2}(?!\d))|(?=.{0,20} furos))(?!\p{L})/gu, 'roda'],
  [/(?<!\p{L})(?:bicos?|valvulas?)(?!\p{L})/gu, 'válvula'],
  [/(?<!\p{L})(?:manch(?:ao|oes)|macarrao|remendos?)(?!\p{L})/gu, 'remendo'],
  [/(?<!\p{L})calotas?(?!\p{L})/gu, 'calota'],
];

/** Tyres in a state that the catalogue does not have. */
const OTHER_STATES = /(?<!\p{L})(recap\p{L}{0,12}|usad[oa]s?)(?!\p{L})/gu;

const TYRE = /(?<!\p{L})(?<! (?:de|do|para|p) )(?<!^(?:de|do|para|p) )pneus?(?!\p{L})/u;

/** Removes the bullet or number of a list item. */
export const readBullet = (line: Reading): void => take(line, BULLET, () => true);

/**
 * Returns a folded text without what a message app writes before a message, contact data, greetings, and the end of a
 * letter.
 */
export const withoutMessage = (text: string): string =>
  [STAMP, ...CONTACT, GREETINGS, SIGNATURE].reduce((rest, noise) => tidy(rest.replace(noise, ' ')), text);

/** Removes irrelevant text; goods that are no tyres are noted, beside tyres as a doubt. */
export function readNoise(line: Reading): void {
  for (const noise of NOISE) take(line, noise, () => true);
  line.rest = line.rest.replace(/[ =:;,.–-]{1,9}$/, '');
  const isOfTyre = TYRE.test(line.rest);
  for (const [pattern, name] of OTHER_GOODS)
    if (line.rest.search(pattern) >= 0) {
      if (isOfTyre) line.doubts.push(`A linha fala de ${name}, e não só de pneu. Confira o produto.`);
      else line.goods ??= name;
    }
  take(line, OTHER_STATES, (state) => {
    line.doubts.push(`A linha fala de ${state}, e não só de pneu. Confira o produto.`);
    return false;
  });
}

/** Words of politeness and the like. */
export const SAID_BESIDE: ReadonlySet<string> = new Set(
  `oi ola preciso precisamos quero queria gostaria quanto quantos custa tem voces vc vcs por favor
  cada un und unid unidade pneus pneu medida medidas marca marcas cod codigo ref item uns umas ate sao obrigado obrigada
  enviar manda mandar veja ver ve me x novos novo de tel
  telefone fone cel celular whats whatsapp zap email e-mail cnpj cpf`.split(/\s+/),
);
