import { MESSAGE_LIMIT, MESSAGE_PICTURES } from '@rodovia/shared/contracts/messages';
import { noteOf } from './deliver';
import type { Draft } from './kept';

/** Longest text of what a proposal notes of a request, in characters. */
const REQUEST_LIMIT = 1000;
/** The counter is shown for the last so many characters. */
const NEAR = 200;

/** Longest text that can be sent: a request for a change is noted together with its line. */
export const limitOf = ({ about, quote }: Pick<Draft, 'about' | 'quote'>) =>
  about === null ? MESSAGE_LIMIT : REQUEST_LIMIT - noteOf({ quote, text: '' }).length;

const characters = (count: number) => (count === 1 ? '1 caractere' : `${count} caracteres`);

/** How much may still be written, near the end; empty before. */
export function counterOf({ text, ...draft }: Pick<Draft, 'text' | 'about' | 'quote'>): string {
  const left = limitOf(draft) - text.length;
  if (left > NEAR) return '';
  return left < 0 ? `${characters(-left)} a mais` : `Mais ${characters(left)}`;
}

export const TOO_MANY = `Uma mensagem leva até ${MESSAGE_PICTURES} imagens.`;

/** Why what is written cannot be sent yet; null where it can. */
export function faultOf(draft: Draft): string | null {
  const isBlank = draft.text.trim() === '';
  if (draft.about !== null && isBlank) return 'Escreva o que deve mudar.';
  if (isBlank && draft.pictures.length === 0) return 'Escreva uma mensagem.';
  const over = draft.text.length - limitOf(draft);
  if (over > 0) return `O texto é longo demais: tire ${characters(over)}.`;
  return draft.pictures.length > MESSAGE_PICTURES ? TOO_MANY : null;
}

/** Two writings as one: what was refused stands before what was typed meanwhile. */
export const together = (first: Draft, second: Draft): Draft => ({
  text: [first.text, second.text].filter(Boolean).join('\n'),
  quote: first.quote || second.quote,
  about: first.about ?? second.about,
  pictures: [...first.pictures, ...second.pictures],
  lost: first.lost + second.lost,
});
