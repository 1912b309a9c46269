/** A line of the audit trail as people read it. */
export interface LogParts {
  who: string;
  /** What was done, up to the record that it was done to. */
  deed: string;
  /** The record, in words; `href` leads to it, where it has a page and is still there. */
  record: string;
  href?: string;
}

const CODE = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}';
/** Who did it, by name and code. */
const WHO = new RegExp(`^([^(]*) \\(${CODE}\\) `);
const LAST_CODE = new RegExp(` \\(?(${CODE})\\)?$`);
const NOUN = /(produto|modelo|cliente|pessoa|orçamento \d{1,10})$/;
const GONE = /^(?:excluiu|removeu|descartou) /;

const PAGES: Record<string, string> = {
  produto: '/admin/produtos/',
  modelo: '/admin/modelos/',
  cliente: '/admin/clientes/',
  orçamento: '/admin/orcamentos/',
  // of which kind a person is, the trail does not say; the history of the record does
  pessoa: '/admin/configuracoes/historico?record=',
};

/** Takes a line apart; what cannot be, stays one text. */
export function logParts(message: string): LogParts {
  const who = WHO.exec(message);
  const text = who ? message.slice(who[0].length) : message;
  const code = LAST_CODE.exec(text);
  const words = code ? text.slice(0, code.index) : text;
  const noun = code ? (NOUN.exec(words)?.[0] ?? '') : '';
  const page = GONE.test(words) ? undefined : PAGES[noun.split(' ')[0] ?? ''];
  return {
    who: who?.[1] ?? '',
    deed: words.slice(0, words.length - noun.length),
    record: noun,
    ...(page && code?.[1] && { href: page + code[1] }),
  };
}
