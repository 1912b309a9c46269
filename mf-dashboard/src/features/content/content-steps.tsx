import type { SiteDraft } from '@rodovia/shared/contracts';
import { ifMatch, STALE } from '@rodovia/shared/contracts/if-match';
import { CONTENT_PREVIEW } from '@rodovia/shared/contracts/site-bounds';
import { Button, useConfirm } from '@rodovia/shared/crud';
import { ApiError, api, formatInstant, invalidate, notify } from '@rodovia/shared/runtime';
import { useState } from 'react';
import styles from './content.module.css';
import { RESOURCE } from './content-form';
import { contentFailed } from './failed';

/** Everything that shows the content, or tells of it, is read anew. */
export const readAgain = () => Promise.all(['site-content', 'home', 'shop'].map((resource) => invalidate(resource)));

/** Does a step over the version that was read. Where somebody else was faster, what is there now is read and said. */
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

/** The tab is opened at once, with the press: later it would count as unasked for. */
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
  /** Gets why a publication was refused. */
  onRefused: (error: unknown) => void;
  /** What is there now is what the form begins with. */
  onDone: () => void;
}

/** What can be done with the draft: looked at, published, thrown away. */
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
