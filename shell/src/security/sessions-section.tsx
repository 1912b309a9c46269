import type { OpenSession } from '@rodovia/shared/contracts/people';
import {
  api,
  closeDialog,
  formatInstant,
  invalidate,
  logOut,
  messageOf,
  notify,
  useApi,
} from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import { useState } from 'react';
import { Read } from './read';
import styles from './security.module.css';

const FAILED = 'Não foi possível encerrar. Tente novamente.';

/** Runs a call, one at a time, and reports failures. */
function useEnding(call: () => Promise<unknown>, after: () => unknown) {
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await call();
      await after();
    } catch (error) {
      notify.error(messageOf(error, FAILED));
    }
    setBusy(false);
  };
  return { busy, onClick: () => void end() };
}

function SessionRow({ session: { Code, Device, Created, LastSeen, IsCurrent } }: { session: OpenSession }) {
  const ending = useEnding(
    () => api.delete(`/person/sessions/${Code}`),
    () => invalidate('person'),
  );
  return (
    <li className={styles.row}>
      <span>
        <strong>{Device}</strong>
        {IsCurrent && <span className={styles.tag}>este aparelho</span>}
        <span className={styles.note}>
          Entrou em {formatInstant(Created)}, visto por último em {formatInstant(LastSeen)}
        </span>
      </span>
      {!IsCurrent && <Button {...ending}>Encerrar</Button>}
    </li>
  );
}

/** the dialog closes first: without a session its reads would fail */
function leave() {
  closeDialog();
  logOut();
}

/** Active sessions of the account, and buttons to end them. */
export function SessionsSection() {
  const read = useApi<OpenSession[]>('/person/sessions', { staleTime: 0 });
  const [asking, setAsking] = useState(false);
  const leaving = useEnding(() => api.post('/person/logout-all'), leave);
  return (
    <section className={styles.section}>
      <h3>Onde a sua conta está aberta</h3>
      <Read read={read} failure="Erro ao buscar os aparelhos.">
        {(sessions) => (
          <ul className={styles.list} aria-label="Aparelhos">
            {sessions.map((session) => (
              <SessionRow key={session.Code} session={session} />
            ))}
          </ul>
        )}
      </Read>
      {asking ? (
        <div className={styles.actions}>
          <p>Todos os aparelhos saem da conta, este também.</p>
          <Button onClick={() => setAsking(false)}>Cancelar</Button>
          <Button kind="danger" {...leaving}>
            Sair de todos
          </Button>
        </div>
      ) : (
        <Button onClick={() => setAsking(true)}>Sair de todos os aparelhos</Button>
      )}
    </section>
  );
}
