import { ifMatch } from '@rodovia/shared/contracts/records';
import type { Vehicle } from '@rodovia/shared/contracts/vehicles';
import { VEHICLE_BOUNDS, VEHICLE_KINDS, vehicleFaults, vehicleKind } from '@rodovia/shared/contracts/vehicles';
import { isStale, SelectField, type ShownField, TextField, useVersioned } from '@rodovia/shared/forms';
import { ApiError, api, invalidate, messageOf, notify, parseTyreSize } from '@rodovia/shared/runtime';
import { DialogForm, type Refusal } from '../../dialog-form';
import { AxlesField } from './axles-field';
import { axlesOf, axleWords, emptyVehicle, type VehicleValues, valuesOf } from './vehicle-values';
import styles from './vehicles.module.css';

const kinds = VEHICLE_KINDS.map((kind) => ({ value: kind, label: vehicleKind(kind).label }));
const KIND_MISSING = 'Escolha o tipo de veículo.';
const capitals = (text: string) => text.toUpperCase();

const fields: readonly ShownField<VehicleValues>[] = [
  { name: 'name', label: 'Nome' },
  { name: 'plate', label: 'Placa' },
  {
    name: 'axles',
    label: 'Tipo e eixos',
    also: ['kind'],
    show: (values) =>
      [values.kind && vehicleKind(values.kind).label, ...axlesOf(values).map(axleWords)].filter(Boolean).join('; '),
  },
];

const refusalOf = (error: unknown): Refusal => ({
  fields:
    error instanceof ApiError ? Object.entries(error.fieldErrors).map(([field, message]) => ({ field, message })) : [],
  message: messageOf(error, 'Não foi possível salvar o veículo. Tente novamente.'),
});

/** Dialog that adds or edits a vehicle. If it was changed in another tab, the conflict is shown. */
export function VehicleDialog({ vehicle, onClose }: { vehicle?: Vehicle; onClose: () => void }) {
  const write = async (values: VehicleValues, known?: Vehicle): Promise<Refusal | undefined> => {
    const { name, plate, kind } = values;
    if (!kind) return { fields: [{ field: 'kind', message: KIND_MISSING }] };
    const input = { name, plate, kind, axles: axlesOf(values) };
    const faults = Object.entries(vehicleFaults(input, parseTyreSize));
    if (faults.length > 0) return { fields: faults.map(([field, message]) => ({ field, message })) };
    try {
      if (known) await api.put<Vehicle>(`/vehicle/${known.Code}`, input, ifMatch(known));
      else await api.post<Vehicle>('/vehicle', input);
    } catch (error) {
      if (isStale(error)) throw error;
      return refusalOf(error);
    }
    await invalidate('vehicle');
    notify.success(known ? 'Veículo atualizado.' : 'Veículo cadastrado.');
    onClose();
    return undefined;
  };
  const { save, panel } = useVersioned({ record: vehicle, valuesOf, fields, write, waiting: { fields: [] } });
  return (
    <DialogForm
      title={vehicle ? 'Editar veículo' : 'Novo veículo'}
      initial={vehicle ? valuesOf(vehicle) : emptyVehicle}
      action="Salvar"
      onClose={onClose}
      send={save}
      panel={panel}
      wide
    >
      <div className={styles.grid}>
        <TextField name="name" label="Nome" maxLength={VEHICLE_BOUNDS.name} required hint="Como você o chama." />
        <TextField name="plate" label="Placa" mask={capitals} autoComplete="off" hint="Só você vê a placa." />
        <SelectField name="kind" label="Tipo de veículo" options={kinds} required />
      </div>
      <AxlesField />
    </DialogForm>
  );
}
