import type { ApiConfig } from './config';
import { isSameText, keyedDigest, keyFor } from './keys';

/** Links that open one quotation without a log-in. */
export interface QuotationLinks {
  /** Returns the address of a quotation for those who log in. */
  addressOf(code: string): string;
  /** Returns the address that opens the quotation for whoever has it. Browsers do not send the part after `#`. */
  urlOf(code: string): string;
  /** Returns whether `access` is the secret part of the quotation's link. */
  opens(code: string, access: string): boolean;
  /**
   * Returns a text in which the addresses of these quotations are links that open them. Others stay as they are:
   * somebody may have written them.
   */
  opened(text: string, codes: readonly string[]): string;
}

const ADDRESS = /\/orcamentos\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/g;

/** Returns the codes of the quotations whose addresses are in a text. */
export const quotationsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(ADDRESS)].map(([, code = '']) => code)),
];

/** Creates the links, which are derived from the code of the quotation with a key and stored nowhere. */
export function createQuotationLinks(config: Pick<ApiConfig, 'tokenSecret' | 'publicUrl'>): QuotationLinks {
  const key = keyFor(config, 'quotation link');
  const accessOf = (code: string) => keyedDigest(key, code.toLowerCase());
  const addressOf = (code: string) => `${config.publicUrl}/orcamentos/${code}`;
  const urlOf = (code: string) => `${addressOf(code)}#acesso=${accessOf(code)}`;
  return {
    addressOf,
    urlOf,
    opens: (code, access) => isSameText(accessOf(code), access),
    opened: (text, codes) => codes.reduce((whole, code) => whole.replaceAll(addressOf(code), () => urlOf(code)), text),
  };
}
