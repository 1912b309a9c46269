import { type Address, type AddressValues, emptyAddress, type Person } from '@rodovia/shared/contracts/people';
import { ifMatch } from '@rodovia/shared/contracts/records';
import { addressConflictFields, addressValuesOf } from '@rodovia/shared/forms';
import { api } from '@rodovia/shared/runtime';
import { refusedBy } from '../../dialog-form';
import { RecordDialogForm } from '../../record-dialog-form';
import { AddressFields } from './address-fields';
import { addressPayload, refusal } from './registration/register';
import { firstAddressError } from './registration/registration-rules';

/** Dialog that changes the client's address, or adds the first one. */
export function AddressDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const address = person.Address?.[0];
  const send = (values: AddressValues, known?: Address) => {
    const payload = addressPayload(values);
    if (!known) return api.post<Address>('/address', payload);
    return api.put<Address>('/address', { ...payload, code: known.Code }, ifMatch(known));
  };
  return (
    <RecordDialogForm
      title={address ? 'Editar endereço' : 'Cadastrar endereço'}
      record={address}
      empty={emptyAddress}
      valuesOf={addressValuesOf}
      fields={addressConflictFields}
      check={(values) => refusedBy(firstAddressError(values))}
      send={send}
      refusalOf={(error) => refusal(error, 'Erro ao atualizar o endereço.')}
      resource="person"
      saved="Endereço atualizado com sucesso!"
      onClose={onClose}
    >
      <AddressFields />
    </RecordDialogForm>
  );
}
