import type { Person } from '@rodovia/shared/contracts/people';
import { maskPhone } from '@rodovia/shared/contracts/rules';
import { Button, ChoiceList, Facts, Section } from '@rodovia/shared/crud';
import { Invite } from '@rodovia/shared/invite';
import { NewClient } from '../../draft/new-client';
import styles from './client-choice.module.css';
import { clients } from './clients';

interface Props {
  client: Person | null;
  onChoose: (client: Person | null) => void;
}

/** Chooses the client of a quotation, or creates one. */
export function ClientChoice({ client, onChoose }: Props) {
  return (
    <Section title="Cliente" wide>
      {client ? (
        <>
          <Facts
            facts={[
              ['Nome', client.Name],
              ['E-mail', client.Email],
              ['Celular', maskPhone(client.Mobile)],
            ]}
          />
          <div className={styles.actions}>
            <Button onClick={() => onChoose(null)}>Trocar cliente</Button>
            <Invite person={client} />
          </div>
        </>
      ) : (
        <ChoiceList definition={clients} onChoose={onChoose}>
          <NewClient onCreated={onChoose} />
        </ChoiceList>
      )}
    </Section>
  );
}
