import { formatInstant } from '@rodovia/shared/runtime';
import { countErrors } from '../draft/update';
import { isDirty } from '../saving/save-state';
import type { Editor } from '../saving/use-editor';
import styles from './sheet.module.css';

const hasDay = (iso: string) => formatInstant(iso).split(' às ') as [day: string, time: string];

/** Formats a time as `14:32`, with the date unless it is today. */
function momentOf(iso: string): string {
  const [day, time] = hasDay(iso);
  return day === hasDay(new Date().toISOString())[0] ? `às ${time}` : `em ${day} às ${time}`;
}

const here = (isKept: boolean) => (isKept ? 'guardado neste aparelho' : 'não feche esta página');

const unsaved = (count: number) =>
  count === 1 ? '; 1 campo com erro ainda não' : `; ${count} campos com erro ainda não`;

type Saving = Pick<Editor, 'saving' | 'isKept'>;

/** Describes the saving state in words. */
export function savingWords({ saving, isKept }: Saving, savedAt: string): string {
  const { trouble, sending, typed } = saving;
  if (trouble?.kind === 'conflict') return `Alterada por outra pessoa: ${here(isKept())}`;
  if (sending) return 'Salvando…';
  if (trouble?.kind === 'offline') return `Sem conexão: ${here(isKept())}`;
  if (trouble?.kind === 'refused')
    return `Não foi salvo: ${trouble.message} O que você digitou está ${here(isKept())}.`;
  if (isDirty(saving)) return 'Salvando…';
  const errors = countErrors(typed);
  return `Salvo ${momentOf(savedAt)}${errors > 0 ? unsaved(errors) : ''}`;
}

/** Saving state, announced when it changes. */
export function SaveStatus({ savedAt, ...saving }: Saving & { savedAt: string }) {
  const isTrouble = saving.saving.trouble !== null;
  return (
    <p role="status" className={isTrouble ? `${styles.saving} ${styles.trouble}` : styles.saving}>
      {savingWords(saving, savedAt)}
    </p>
  );
}
