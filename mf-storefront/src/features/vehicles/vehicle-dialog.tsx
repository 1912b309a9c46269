import { ifMatch } from '@rodovia/shared/contracts/records';
import type { Vehicle, VehicleKind } from '@rodovia/shared/contracts/vehicles';
import { VEHICLE_BOUNDS, VEHICLE_KINDS, vehicleFaults, vehicleKind } from '@rodovia/shared/contracts/vehicles';
import { SelectField, type ShownField, TextField } from '@rodovia/shared/forms';
import { ApiError, api, messageOf, parseTyreSize } from '@rodovia/shared/runtime';
import type { Refusal } from '../../dialog-form';
import { RecordDialogForm } from '../../record-dialog-form';
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

const inputOf = (values: VehicleValues) => ({
  name: values.name,
  plate: values.plate,
  kind: values.kind as VehicleKind,
  axles: axlesOf(values),
});

function check(values: VehicleValues): Refusal | undefined {
  if (!values.kind) return { fields: [{ field: 'kind', message: KIND_MISSING }] };
  const faults = Object.entries(vehicleFaults(inputOf(values), parseTyreSize));
  return faults.length > 0 ? { fields: faults.map(([field, message]) => ({ field, message })) } : undefined;
}

const send = (values: VehicleValues, known?: Vehicle) =>
  known
    ? api.put<Vehicle>(`/vehicle/${known.Code}`, inputOf(values), ifMatch(known))
    : api.post<Vehicle>('/vehicle', inputOf(values));

/** Dialog that adds or edits a vehicle. If it was changed in another tab, the conflict is shown. */
export function VehicleDialog({ vehicle, onClose }: { vehicle?: Vehicle; onClose: () => void }) {
  return (
    <RecordDialogForm
      title={vehicle ? 'Editar veículo' : 'Novo veículo'}
      record={vehicle}
      empty={emptyVehicle}
      valuesOf={valuesOf}
      fields={fields}
      check={check}
      send={send}
      refusalOf={refusalOf}
      resource="vehicle"
      saved={vehicle ? 'Veículo atualizado.' : 'Veículo cadastrado.'}
      onClose={onClose}
    >
      <div className={styles.grid}>
        <TextField name="name" label="Nome" maxLength={VEHICLE_BOUNDS.name} required hint="Como você o chama." />
        <TextField name="plate" label="Placa" mask={capitals} autoComplete="off" hint="Só você vê a placa." />
        <SelectField name="kind" label="Tipo de veículo" options={kinds} required />
      </div>
      <AxlesField />
    </RecordDialogForm>
  );
}
