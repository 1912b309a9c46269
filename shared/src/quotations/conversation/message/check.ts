import { MESSAGE_LIMIT, MESSAGE_PICTURES } from '../../../contracts/quotations';
import { characters } from '../../../contracts/rules';
import { noteOf } from './deliver';
import type { Draft } from './drafts';

/** Maximum length of a proposal's change request, in characters. */
const REQUEST_LIMIT = 1000;
/** Number of remaining characters at which the counter appears. */
const NEAR = 200;

/** Returns the maximum length of a draft. A change request is stored together with its line, which shortens it. */
export const limitOf = ({ about, quote }: Pick<Draft, 'about' | 'quote'>) =>
  about === null ? MESSAGE_LIMIT : REQUEST_LIMIT - noteOf({ quote, text: '' }).length;

/** Returns the text of the length counter; empty while there is plenty. */
export function counterOf({ text, ...draft }: Pick<Draft, 'text' | 'about' | 'quote'>): string {
  const left = limitOf(draft) - text.length;
  if (left > NEAR) return '';
  return left < 0 ? `${characters(-left)} a mais` : `Mais ${characters(left)}`;
}

/** Message for a message with too many pictures. */
export const TOO_MANY = `Uma mensagem leva até ${MESSAGE_PICTURES} imagens.`;

/** Returns why a draft cannot be sent; null if it can. */
export function faultOf(draft: Draft): string | null {
  const isBlank = draft.text.trim() === '';
  if (draft.about !== null && isBlank) return 'Escreva o que deve mudar.';
  if (isBlank && draft.pictures.length === 0) return 'Escreva uma mensagem.';
  const over = draft.text.length - limitOf(draft);
  if (over > 0) return `O texto é longo demais: tire ${characters(over)}.`;
  return draft.pictures.length > MESSAGE_PICTURES ? TOO_MANY : null;
}

/** Merges two drafts: a refused message comes before what has been typed since. */
export const together = (first: Draft, second: Draft): Draft => ({
  text: [first.text, second.text].filter(Boolean).join('\n'),
  quote: first.quote || second.quote,
  about: first.about ?? second.about,
  pictures: [...first.pictures, ...second.pictures],
  lost: first.lost + second.lost,
});
