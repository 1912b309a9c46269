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
const NOUN = /(produto|modelo|cliente|pessoa|orçamento \d{1,10})( “[^”]{1,400}”)?$/;
const REMOVAL = /^(?:excluiu|removeu|descartou) /;

const PAGES: Record<string, string> = {
  produto: '/admin/produtos/',
  modelo: '/admin/modelos/',
  cliente: '/admin/clientes/',
  orçamento: '/admin/orcamentos/',
  // entries do not tell the kind of a person; the change history does
  pessoa: '/admin/configuracoes/historico?record=',
};

/** Splits an audit entry; one that cannot be split stays a single text. */
export function logParts(message: string): LogParts {
  const who = WHO.exec(message);
  const text = who ? message.slice(who[0].length) : message;
  const code = LAST_CODE.exec(text);
  const words = code ? text.slice(0, code.index) : text;
  const noun = code ? (NOUN.exec(words)?.[0] ?? '') : '';
  const page = REMOVAL.test(words) ? undefined : PAGES[noun.split(' ')[0] ?? ''];
  return {
    who: who?.[1] ?? '',
    action: words.slice(0, words.length - noun.length),
    record: noun,
    ...(page && code?.[1] && { href: page + code[1] }),
  };
}
