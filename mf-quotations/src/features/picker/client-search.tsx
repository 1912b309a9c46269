import type { Person } from '@rodovia/shared/contracts/people';
import type { PagedResult } from '@rodovia/shared/contracts/records';
import { MAX_TERM_LENGTH, maskPhone } from '@rodovia/shared/contracts/rules';
import { useResting } from '@rodovia/shared/crud';
import { callPath, messageOf, runtimeConfig, useApi } from '@rodovia/shared/runtime';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import styles from './client-search.module.css';

const SHORTEST = 2;

/** Clients whose name, e-mail, document or telephone matches. */
function useClients(typed: string) {
  const term = useResting(typed.trim());
  const query = { page: 1, quantity: 8, personType: runtimeConfig.personTypes.client, isActive: true, term };
  const enabled = term.length >= SHORTEST;
  const { data, error } = useApi<PagedResult<Person>>(callPath('/person/pagged', query), { enabled });
  const isCurrent = enabled && term === typed.trim();
  return { clients: enabled ? (data?.Results ?? []) : [], error: isCurrent ? error : null, isRead: isCurrent && data };
}

const contactOf = ({ Mobile, Phone1, Email }: Person) => maskPhone(Mobile || Phone1) || Email || 'sem contato';

/** Field that finds a client by name, document or telephone. Arrow keys choose, Enter takes. */
export function ClientSearch({ onChoose }: { onChoose: (client: Person) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { clients, error, isRead } = useClients(text);
  const active = Math.min(at, clients.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = clients[active];
    if (event.key === 'Escape' && text) setText('');
    else if (step && clients.length > 0) setAt((active + step + clients.length) % clients.length);
    else if (event.key === 'Enter' && chosen) onChoose(chosen);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div className={styles.search}>
      <label htmlFor={id}>Cliente</label>
      <input
        id={id}
        type="text"
        role="combobox"
        className="text-control"
        placeholder="Nome, documento ou telefone"
        autoComplete="off"
        maxLength={MAX_TERM_LENGTH}
        aria-autocomplete="list"
        aria-expanded={clients.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={clients.length > 0 ? `${id}-${active}` : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Clientes" className={styles.found}>
        {clients.map((client, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and moves the choice
          <div
            key={client.Code}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            onClick={() => onChoose(client)}
          >
            {client.Name} <span className={styles.contact}>{contactOf(client)}</span>
          </div>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {error
          ? messageOf(error, 'Erro ao buscar os clientes.')
          : isRead && clients.length === 0 && 'Nenhum cliente encontrado.'}
      </p>
    </div>
  );
}
