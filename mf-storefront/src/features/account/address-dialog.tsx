import { type Address, type AddressValues, emptyAddress, type Person } from '@rodovia/shared/contracts/people';
import { ifMatch } from '@rodovia/shared/contracts/records';
import { addressConflictFields, addressValuesOf, isStale, useVersioned } from '@rodovia/shared/forms';
import { api, invalidate, notify } from '@rodovia/shared/runtime';
import { DialogForm } from '../../dialog-form';
import { AddressFields } from './address-fields';
import { addressPayload, refusal } from './registration/register';
import { firstAddressError } from './registration/registration-rules';

/** Dialog that changes the client's address, or adds the first one. */
export function AddressDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const address = person.Address?.[0];
  const write = async (values: AddressValues, known?: Address) => {
    const error = firstAddressError(values);
    if (error) return { fields: [error] };
    const payload = addressPayload(values);
    try {
      if (known) await api.put<Address>('/address', { ...payload, code: known.Code }, ifMatch(known));
      else await api.post<Address>('/address', payload);
    } catch (failure) {
      if (isStale(failure)) throw failure;
      return refusal(failure, 'Erro ao atualizar o endereço.');
    }
    await invalidate('person');
    notify.success('Endereço atualizado com sucesso!');
    onClose();
    return undefined;
  };
  const fields = addressConflictFields;
  const { save, panel } = useVersioned({
    record: address,
    valuesOf: addressValuesOf,
    fields,
    write,
    waiting: { fields: [] },
  });
  return (
    <DialogForm
      title={address ? 'Editar endereço' : 'Cadastrar endereço'}
      initial={address ? addressValuesOf(address) : emptyAddress}
      action="Salvar"
      onClose={onClose}
      send={save}
      panel={panel}
      wide
    >
      <AddressFields />
    </DialogForm>
  );
}
