import { type ClientNote, MAX_CLIENT_NOTE_LENGTH } from '@rodovia/shared/contracts/people';
import { Button, feedback, NoteField, useConfirm, useFormDraft } from '@rodovia/shared/crud';
import { api, formatInstant, invalidate, messageOf, messages, useApi } from '@rodovia/shared/runtime';
import { type FormEvent, useState } from 'react';
import styles from './relations.module.css';

function NewNote({ code }: { code: string }) {
  const { values, change, forget } = useFormDraft(`anotação ${code}`, { text: '' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (values.text.trim() === '') return setFailure('Escreva a anotação.');
    if (values.text.length > MAX_CLIENT_NOTE_LENGTH) return;
    setBusy(true);
    try {
      await api.post(`/person/${code}/notes`, { text: values.text.trim() });
      change({ text: '' });
      forget();
      setFailure('');
      feedback.done('Anotação salva!');
    } catch (error) {
      setFailure(messageOf(error, 'Erro ao salvar a anotação.'));
    }
    await invalidate('person');
    setBusy(false);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <NoteField
        label="Nova anotação"
        hint="Só a equipe vê; o cliente a recebe se pedir os próprios dados."
        rows={2}
        most={MAX_CLIENT_NOTE_LENGTH}
        value={values.text}
        onChange={(text) => {
          change({ text });
          setFailure('');
        }}
      />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <Button htmlType="submit" loading={busy}>
        Anotar
      </Button>
    </form>
  );
}

/** Notes of staff about a client, newest first, and a field to add one. */
export function Notes({ code }: { code: string }) {
  const { data, error, refetch } = useApi<ClientNote[]>(`/person/${code}/notes`, { staleTime: 0 });
  const [ask, holder] = useConfirm();
  const remove = async (note: ClientNote) => {
    const question = { title: 'Excluir esta anotação?', text: note.Text, ok: 'Excluir', danger: true };
    if (!(await ask(question))) return;
    await api.delete(`/person/notes/${note.Code}`).then(
      () => feedback.done('Anotação excluída.'),
      (failure: unknown) => feedback.failed(failure),
    );
    await invalidate('person');
  };
  return (
    <>
      {holder}
      <NewNote code={code} />
      {!data && error && (
        <p role="alert">
          {messageOf(error, 'Erro ao buscar as anotações.')}{' '}
          <Button onClick={() => void refetch()}>{messages.retry}</Button>
        </p>
      )}
      <ul className={styles.notes}>
        {data?.map((note) => (
          <li key={note.Code}>
            <p className={styles.text}>{note.Text}</p>
            <p className={styles.by}>
              {note.AuthorName}, {formatInstant(note.Created)}
              <Button
                size="small"
                type="text"
                aria-label={`Excluir anotação de ${formatInstant(note.Created)}`}
                onClick={() => void remove(note)}
              >
                Excluir
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
