import type { Person } from '@rodovia/shared/contracts/people';
import { maskPhone } from '@rodovia/shared/contracts/rules';
import { Button } from '@rodovia/shared/crud';
import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { useState } from 'react';
import { chooseDraftClient, forgetDraftClient, useDraftClient } from '../../draft/draft-client';
import { ClientSearch } from './client-search';
import styles from './picker.module.css';

const NewClient = lazyComponent(() =>
  import(/* webpackChunkName: "closing" */ '../../draft/new-client').then(({ NewClient }) => NewClient),
);

/** The client of the new quotation: found by name, document or telephone, or created. */
export function DraftClient() {
  const client = useDraftClient();
  const [creates, setCreates] = useState(false);
  const choose = ({ Code }: Person) => chooseDraftClient(Code);
  if (client)
    return (
      <p className={styles.client}>
        <span>
          Para <strong>{client.Name}</strong>
          {client.Mobile && `, ${maskPhone(client.Mobile)}`}
        </span>
        <Button size="small" aria-label={`Outro cliente em vez de ${client.Name}`} onClick={forgetDraftClient}>
          Outro cliente
        </Button>
      </p>
    );
  return (
    <>
      <ClientSearch onChoose={choose} />
      {creates ? (
        <Boundary title="O cadastro não abriu">
          <NewClient opens onCreated={choose} />
        </Boundary>
      ) : (
        <Button icon="plus" onClick={() => setCreates(true)}>
          Novo cliente
        </Button>
      )}
    </>
  );
}
