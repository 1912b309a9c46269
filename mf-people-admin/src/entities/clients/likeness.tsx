import type { AlikeClient, ClientLikeness, MergeAnswer, MergedClient, Person } from '@rodovia/shared/contracts/people';
import { maskPhone } from '@rodovia/shared/contracts/rules';
import { Button, feedback, Section, useConfirm } from '@rodovia/shared/crud';
import { likenessWords } from '@rodovia/shared/likeness-words';
import { Link } from '@rodovia/shared/router';
import { api, formatInstant, invalidate, useApi } from '@rodovia/shared/runtime';
import { useState } from 'react';
import styles from './relations.module.css';

const CLIENTS = '/admin/clientes';

/** Runs a merge, or undoes one, and reads everything about people and their quotations again. */
function useMerge() {
  const [busy, setBusy] = useState(false);
  const run = async (call: () => Promise<MergeAnswer>) => {
    setBusy(true);
    try {
      const { Message } = await call();
      feedback.done(Message);
    } catch (error) {
      feedback.failed(error, 'Não foi possível juntar os cadastros.');
    }
    await invalidate('person', 'shopping-cart', 'address');
    setBusy(false);
  };
  return { busy, run };
}

const reachOf = ({ Email, Mobile }: AlikeClient) => [Email, Mobile && maskPhone(Mobile)].filter(Boolean).join(' · ');

function Alike({ person, alike }: { person: Person; alike: AlikeClient }) {
  const { busy, run } = useMerge();
  const [ask, holder] = useConfirm();
  const { Code, Name, Same, IsActive } = alike;
  const merge = async () => {
    const agreed = await ask({
      title: `Juntar ${Name} a ${person.Name}?`,
      text: `Os orçamentos, as conversas, os endereços, os veículos e as anotações de ${Name}, ${reachOf(alike)}, passam para ${person.Name}. O cadastro de ${Name} fica inativo e não entra mais no site. Durante um dia, dá para desfazer.`,
      ok: 'Juntar',
      danger: true,
      isCautious: true,
    });
    if (agreed) await run(() => api.post<MergeAnswer>(`/person/${person.Code}/merge`, { merged: Code }));
  };
  return (
    <li>
      <span>
        <Link to={`${CLIENTS}/${Code}`}>{Name}</Link>
        {`: ${likenessWords(Same)}${IsActive ? '' : ', inativo'}`}
        <small>{reachOf(alike)}</small>
      </span>
      <Button aria-label={`Juntar ${Name} a este cadastro`} loading={busy} onClick={() => void merge()}>
        Juntar
      </Button>
      {holder}
    </li>
  );
}

function Merged({ merged }: { merged: MergedClient }) {
  const { busy, run } = useMerge();
  const { Code, ClientCode, Name, Created, ActorName, Undoable } = merged;
  return (
    <li>
      <span>
        <Link to={`${CLIENTS}/${ClientCode}`}>{Name}</Link> foi juntado a este cadastro
        <small>
          {formatInstant(Created)}, por {ActorName}
        </small>
      </span>
      {Undoable && (
        <Button
          aria-label={`Desfazer a junção de ${Name}`}
          loading={busy}
          onClick={() => void run(() => api.put<MergeAnswer>(`/person/merge/undo/${Code}`))}
        >
          Desfazer
        </Button>
      )}
    </li>
  );
}

/** Clients who seem to be the same as this one, and those that were merged. Nothing is shown if there are none. */
export function Likeness({ person }: { person: Person }) {
  const { data } = useApi<ClientLikeness>(`/person/${person.Code}/likeness`, { staleTime: 0, unattended: true });
  if (!data || (data.Alike.length === 0 && data.Merged.length === 0 && !data.Into)) return null;
  const { Alike: alike, Merged: merged, Into } = data;
  return (
    <Section title={alike.length > 0 ? 'É o mesmo cliente?' : 'Cadastros juntados'} wide>
      {Into && (
        <p className={styles.into}>
          Este cadastro foi juntado a <Link to={`${CLIENTS}/${Into.Code}`}>{Into.Name}</Link>.
        </p>
      )}
      <ul className={`plain-list ${styles.alike}`}>
        {alike.map((one) => (
          <Alike key={one.Code} person={person} alike={one} />
        ))}
        {merged.map((one) => (
          <Merged key={one.Code} merged={one} />
        ))}
      </ul>
    </Section>
  );
}
