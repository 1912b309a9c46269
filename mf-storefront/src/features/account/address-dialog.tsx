import { type Address, type AddressValues, emptyAddress, type Person } from '@rodovia/shared/contracts';
import { maskCep } from '@rodovia/shared/forms';
import { api, invalidate, notify } from '@rodovia/shared/runtime';
import { AddressFields } from './address-fields';
import { DialogForm } from './dialog-form';
import { addressPayload, refusal } from './register';
import { firstAddressError } from './registration-rules';

const valuesOf = (address: Address): AddressValues => ({
  zipcode: maskCep(address.Zipcode),
  longAddress: address.LongAddress,
  number: address.Number,
  complement: address.Complement,
  neighborhood: address.Neighborhood,
  stateCode: address.City?.StateCode ?? '',
  cityCode: address.CityCode,
  reference: address.Reference,
});

/** Edits the own address, or adds the first one. */
export function AddressDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const address = person.Address?.[0];
  const send = async (values: AddressValues) => {
    const error = firstAddressError(values);
    if (error) return { fields: [error] };
    const payload = addressPayload(values);
    try {
      if (address) await api.put<Address>('/address', { ...payload, code: address.Code });
      else await api.post<Address>('/address', payload);
    } catch (failure) {
      return refusal(failure, 'Erro ao atualizar o endereço.');
    }
    await invalidate('person');
    notify.success('Endereço atualizado com sucesso!');
    onClose();
    return undefined;
  };
  return (
    <DialogForm
      title={address ? 'Editar endereço' : 'Cadastrar endereço'}
      initial={address ? valuesOf(address) : emptyAddress}
      action="Salvar"
      onClose={onClose}
      send={send}
      wide
    >
      <AddressFields />
    </DialogForm>
  );
}
