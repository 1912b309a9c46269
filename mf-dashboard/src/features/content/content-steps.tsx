import { ifMatch, STALE } from '@rodovia/shared/contracts/records';
import type { SiteDraft } from '@rodovia/shared/contracts/site';
import { CONTENT_PREVIEW } from '@rodovia/shared/contracts/site';
import { Button, useConfirm } from '@rodovia/shared/crud';
import { ApiError, api, formatInstant, invalidate, notify } from '@rodovia/shared/runtime';
import { useState } from 'react';
import styles from './content.module.css';
import { RESOURCE } from './content-form';
import { contentFailed } from './failed';

/** Reloads everything that depends on the content. */
export const readAgain = () => Promise.all(['site-content', 'home', 'shop'].map((resource) => invalidate(resource)));

/** Runs an action on the current version. If somebody else was faster, the current state is loaded and reported. */
export async function takeStep(step: () => Promise<unknown>, done: string, failed: string): Promise<unknown> {
  try {
    await step();
    notify.success(done);
    await readAgain();
    return undefined;
  } catch (error) {
    contentFailed(failed, error);
    if (error instanceof ApiError && error.status === STALE) await readAgain();
    return error;
  }
}

/** the tab is opened synchronously, otherwise browsers block it */
async function preview() {
  const tab = window.open('', '_blank');
  try {
    await api.post(`/${RESOURCE}/preview`);
    const address = `/?${CONTENT_PREVIEW}=1`;
    if (tab) tab.location.href = address;
    else
      notify.error('O navegador não deixou abrir a prévia em outra aba. Permita janelas desta loja e tente de novo.');
  } catch (error) {
    tab?.close();
    contentFailed('A prévia não abriu.', error);
  }
}

const Status = ({ draft: { IsDraft, SavedBy, Saved, Published } }: { draft: SiteDraft }) => (
  <p className={styles.status}>
    {IsDraft ? (
      <>
        <strong>Há um rascunho que ainda não está no ar</strong>, salvo {Saved && `em ${formatInstant(Saved)}`}
        {SavedBy && ` por ${SavedBy}`}.{' '}
      </>
    ) : (
      'O que está abaixo é o que está no ar. '
    )}
    {Published &&
      `No ar: versão ${Published.Number}, de ${formatInstant(Published.Created)}${Published.Author && `, por ${Published.Author}`}.`}
  </p>
);

interface Props {
  draft: SiteDraft;
  isDirty: boolean;
  /** Called with the reason of a refused publication. */
  onRefused: (error: unknown) => void;
  /** Called when the form must restart with the current content. */
  onDone: () => void;
}

/** Actions on the draft: preview, publish, discard. */
export function ContentSteps({ draft, isDirty, onRefused, onDone }: Props) {
  const [ask, question] = useConfirm();
  const [busy, setBusy] = useState('');
  const run = async (name: string, work: () => Promise<unknown>) => {
    setBusy(name);
    const error = await work();
    setBusy('');
    if (error) onRefused(error);
    else onDone();
  };
  const publish = async () => {
    const text = 'A página inicial, o menu e o rodapé passam a ser os do rascunho para todos os visitantes.';
    if (!(await ask({ title: 'Publicar o rascunho?', text, ok: 'Publicar' }))) return;
    const step = () => api.post(`/${RESOURCE}/publish`, undefined, ifMatch(draft));
    await run('publish', () => takeStep(step, 'Publicado: os visitantes já veem.', 'Não foi publicado.'));
  };
  const discard = async () => {
    const text = 'A edição volta ao que está no ar.';
    if (!(await ask({ title: 'Descartar o rascunho?', text, ok: 'Descartar', danger: true }))) return;
    const step = () => api.delete(`/${RESOURCE}`, ifMatch(draft));
    await run('discard', () => takeStep(step, 'Rascunho descartado.', 'O rascunho não foi descartado.'));
  };
  return (
    <div className={styles.steps}>
      <Status draft={draft} />
      {isDirty && (
        <p className={styles.status}>
          Salve antes de pré-visualizar ou publicar: o que você mudou ainda não está no rascunho.
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={() => void preview()} disabled={isDirty}>
          Pré-visualizar
        </Button>
        <Button loading={busy === 'publish'} disabled={isDirty || !draft.IsDraft} onClick={publish}>
          Publicar
        </Button>
        {draft.IsDraft && (
          <Button danger loading={busy === 'discard'} disabled={isDirty} onClick={discard}>
            Descartar rascunho
          </Button>
        )}
      </div>
      {question}
    </div>
  );
}
