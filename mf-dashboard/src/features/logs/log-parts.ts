/** A parsed audit entry. */
export interface LogParts {
  who: string;
  /** Action, up to the record. */
  action: string;
  /** Record as text; `href` links to it if it has a page and still exists. */
  record: string;
  href?: string;
}

const CODE = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}';
/** Matches the person, by name and code. */
const WHO = new RegExp(`^([^(]*) \\(${CODE}\\) `);
const LAST_CODE = new RegExp(` \\(?(${CODE})\\)?$`);
const NOUN = /(produto|modelo|cliente|pessoa|orçamento \d{1,10})$/;
const REMOVAL = /^(?:excluiu|removeu|descartou) /;

const PAGES: Record<string, string> = {
  produto: '/admin/produtos/',
  modelo: '/admin/modelos/',
  cliente: '/admin/clientes/',
  orçamento: '/admin/orcamentos/',
  // entries do not tell the kind of a person; the change history does
  pessoa: '/admin/configuracoes/historico?record=',
};

/** Returns where the name of the record begins, which stands in quotation marks at the end; -1 if it has none. */
const nameStart = (words: string): number => (words.endsWith('”') ? words.indexOf(' “') : -1);

/** Splits an audit entry; one that cannot be split stays a single text. */
export function logParts(message: string): LogParts {
  const who = WHO.exec(message);
  const text = who ? message.slice(who[0].length) : message;
  const code = LAST_CODE.exec(text);
  const words = code ? text.slice(0, code.index) : text;
  const start = nameStart(words);
  const unnamed = start < 0 ? words : words.slice(0, start);
  const kind = code ? (NOUN.exec(unnamed)?.[0] ?? '') : '';
  const noun = kind && kind + words.slice(unnamed.length);
  const page = REMOVAL.test(words) ? undefined : PAGES[noun.split(' ')[0] ?? ''];
  return {
    who: who?.[1] ?? '',
    action: words.slice(0, words.length - noun.length),
    record: noun,
    ...(page && code?.[1] && { href: page + code[1] }),
  };
}
