import type { Address } from '@rodovia/shared/contracts/people';
import { ifMatch } from '@rodovia/shared/contracts/records';
import { maskCep } from '@rodovia/shared/contracts/rules';
import { Button, Facts, feedback, Section, useConfirm, wasInterrupted } from '@rodovia/shared/crud';
import { api, invalidate, lazyComponent, messageOf, messages, notify } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { useCallback, useState } from 'react';
import { addressPlace } from './address-place';
import styles from './person-addresses.module.css';

const AddressDialog = lazyComponent(() => import('./address-dialog').then(({ AddressDialog }) => AddressDialog));

const cityOf = ({ City }: Address) => City && `${City.Name} / ${City.StateCode}`;
const streetOf = ({ LongAddress, Number: number }: Address) => `${LongAddress}, ${number}`;

function AddressFacts({ address }: { address: Address }) {
  return (
    <Facts
      facts={[
        ['Logradouro', streetOf(address)],
        ['Complemento', address.Complement],
        ['Bairro', address.Neighborhood],
        ['Cidade', cityOf(address)],
        ['CEP', maskCep(address.Zipcode)],
        ['Referência', address.Reference],
      ]}
    />
  );
}

async function removeAddress(address: Address) {
  try {
    await api.delete(`/address/${address.Code}`, undefined, ifMatch(address));
    feedback.done('Excluído com sucesso!');
  } catch (error) {
    notify.error(`Houve erro ao excluir: ${messageOf(error, '')}`.trim());
  }
  await invalidate('person');
}

/** Addresses of a person: add, change, delete. */
export function PersonAddresses({ personCode, addresses }: { personCode: string; addresses: readonly Address[] }) {
  const [editing, setEditing] = useState<{ address?: Address } | null>(() => {
    const left = [undefined, ...addresses].filter((address) => wasInterrupted(addressPlace(personCode, address)));
    return left.length > 0 ? { address: left[0] } : null;
  });
  const close = useCallback(() => setEditing(null), []);
  const [ask, holder] = useConfirm();
  const remove = async (address: Address) => {
    const title = `Deseja realmente excluir o endereço "${streetOf(address)}"?`;
    if (await ask({ title, ok: 'Excluir', danger: true })) await removeAddress(address);
  };
  return (
    <Section title="Endereço">
      {addresses.length === 0 && <p>{messages.noItems}</p>}
      {addresses.map((address) => (
        <div key={address.Code} className={styles.address}>
          <AddressFacts address={address} />
          <Button
            icon="edit"
            aria-label={`Editar endereço ${streetOf(address)}`}
            onClick={() => setEditing({ address })}
          >
            Editar
          </Button>
          <Button danger aria-label={`Excluir endereço ${streetOf(address)}`} onClick={() => remove(address)}>
            Excluir
          </Button>
        </div>
      ))}
      <Button icon="plus" onClick={() => setEditing({})}>
        Novo endereço
      </Button>
      {editing && (
        <Boundary title="Esta janela não abriu" onClose={close}>
          <AddressDialog personCode={personCode} address={editing.address} onClose={close} />
        </Boundary>
      )}
      {holder}
    </Section>
  );
}
