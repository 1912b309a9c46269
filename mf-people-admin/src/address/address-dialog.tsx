import type { Address, AddressValues } from '@rodovia/shared/contracts/people';
import { ifMatch } from '@rodovia/shared/contracts/records';
import { errorsOfWrite, FormDialog, feedback } from '@rodovia/shared/crud';
import { addressConflictFields } from '@rodovia/shared/forms';
import { api, invalidate, messageOf, notify } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { addressForm } from './address-form';
import { addressPlace } from './address-place';

interface Props {
  personCode: string;
  /** Address to change; absent to add one. */
  address?: Address;
  onClose: () => void;
}

const failed = (error: unknown) => notify.error(`Erro ao atualizar o endereço. ${messageOf(error, '')}`.trim());

/** Dialog that changes an address of a person, or adds one. */
export function AddressDialog({ personCode, address, onClose }: Props) {
  const [initial] = useState(() => (address && addressForm.valuesOf?.(address)) ?? addressForm.empty);
  const save = (values: AddressValues, known?: Address) => {
    const payload = { ...addressForm.prepare?.(values), personCode };
    const write = known
      ? api.put('/address', { ...payload, code: known.Code }, ifMatch(known))
      : api.post('/address', payload);
    return errorsOfWrite(write, Object.keys(addressForm.empty), failed);
  };
  const finish = () => {
    feedback.done(`Endereço ${address ? 'atualizado' : 'criado'} com sucesso!`);
    return invalidate('person');
  };
  return (
    <FormDialog
      place={addressPlace(personCode, address)}
      title={address ? 'Editar endereço' : 'Novo endereço'}
      form={addressForm}
      initial={initial}
      record={address}
      compared={addressConflictFields}
      onSubmit={save}
      onSaved={finish}
      onClose={onClose}
    />
  );
}
