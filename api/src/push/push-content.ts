import type { PushContent } from '../db/schema';

/** Returns what is told of a quotation. */
export const aboutQuotation = (number: number, code: string, body: string): PushContent => ({
  title: `Orçamento nº ${number}`,
  body,
  path: `/orcamentos/${code}`,
  tag: code,
});
