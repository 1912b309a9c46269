import type { TextTemplate } from '@rodovia/shared/contracts/catalog';
import { useApi } from '@rodovia/shared/runtime';
import { memo } from 'react';
import { MAX_NOTE_LENGTH } from '../../draft/read-line';
import { REASONS_ID } from './line-row';

const KNOWN_MS = 5 * 60_000;
const USUAL = ['Sem estoque', 'Fora de linha', 'Não trabalhamos com esta medida', 'Sem previsão de chegada'];

/** Whether a ready text fits into the cell of a line: one line, without fields. */
const fitsCell = ({ Purpose, Text }: TextTemplate) =>
  Purpose === 'Recusa' && Text.length <= MAX_NOTE_LENGTH && !/[\n{]/.test(Text);

/** Suggestions for not offering a line: usual reasons, and the ready texts for refusals. */
export const Reasons = memo(function Reasons() {
  const ready = useApi<TextTemplate[]>('/text-template', { staleTime: KNOWN_MS });
  const own = (ready.data ?? []).filter(fitsCell).map(({ Text }) => Text);
  return (
    <datalist id={REASONS_ID}>
      {[...new Set([...USUAL, ...own])].map((reason) => (
        <option key={reason} value={reason} />
      ))}
    </datalist>
  );
});
