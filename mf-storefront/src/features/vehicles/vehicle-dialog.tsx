import { ifMatch } from '@rodovia/shared/contracts/records';
import type { Vehicle, VehicleKind } from '@rodovia/shared/contracts/vehicles';
import {
  reminderFaults,
  VEHICLE_BOUNDS,
  VEHICLE_KINDS,
  vehicleFaults,
  vehicleKind,
} from '@rodovia/shared/contracts/vehicles';
import { onlyDigits, SelectField, type ShownField, TextField } from '@rodovia/shared/forms';
import { ApiError, api, messageOf, parseTyreSize } from '@rodovia/shared/runtime';
import type { Refusal } from '../../dialog-form';
import { RecordDialogForm } from '../../record-dialog-form';
import { AxlesField } from './axles-field';
import { FitmentField } from './fitment-field';
import { today } from './today';
import {
  axlesOf,
  axleWords,
  emptyVehicle,
  formField,
  typedReminder,
  type VehicleValues,
  valuesOf,
} from './vehicle-values';
import styles from './vehicles.module.css';

const kinds = VEHICLE_KINDS.map((kind) => ({ value: kind, label: vehicleKind(kind).label }));
const KIND_MISSING = 'Escolha o tipo de veículo.';
const capitals = (text: string) => text.toUpperCase();

const fields: readonly ShownField<VehicleValues>[] = [
  { name: 'name', label: 'Nome' },
  { name: 'plate', label: 'Placa' },
  { name: 'reminderMonths', label: 'Meses até a revisão' },
  { name: 'reminderKm', label: 'Quilômetros até a revisão' },
  { name: 'reminderKmPerMonth', label: 'Quilômetros por mês' },
  { name: 'reminderSince', label: 'Última revisão' },
  {
    name: 'axles',
    label: 'Tipo e eixos',
    also: ['kind'],
    show: (values) =>
      [values.kind && vehicleKind(values.kind).label, ...axlesOf(values).map(axleWords)].filter(Boolean).join('; '),
  },
];

const asFields = (faults: Record<string, string>) =>
  Object.entries(faults).map(([field, message]) => ({ field: formField(field), message }));

const refusalOf = (error: unknown): Refusal => ({
  fields: error instanceof ApiError ? asFields(error.fieldErrors) : [],
  message: messageOf(error, 'Não foi possível salvar o veículo. Tente novamente.'),
});

const inputOf = (values: VehicleValues) => ({
  name: values.name,
  plate: values.plate,
  kind: values.kind as VehicleKind,
  axles: axlesOf(values),
  reminder: typedReminder(values, today()),
});

function check(values: VehicleValues): Refusal | undefined {
  if (!values.kind) return { fields: [{ field: 'kind', message: KIND_MISSING }] };
  const input = inputOf(values);
  const faults = asFields({
    ...vehicleFaults(input, parseTyreSize),
    ...(input.reminder && reminderFaults(input.reminder, today())),
  });
  return faults.length > 0 ? { fields: faults } : undefined;
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
      <FitmentField />
      <div className={styles.grid}>
        <TextField name="name" label="Nome" maxLength={VEHICLE_BOUNDS.name} required hint="Como você o chama." />
        <TextField name="plate" label="Placa" mask={capitals} autoComplete="off" hint="Só você vê a placa." />
        <SelectField name="kind" label="Tipo de veículo" options={kinds} required />
      </div>
      <AxlesField />
      <fieldset className={styles.reminder}>
        <legend>Lembrete da revisão dos pneus (opcional)</legend>
        <p className="field-hint">
          Avisamos por e-mail depois de tantos meses, ou de tantos quilômetros: o que vier antes.
        </p>
        <div className={styles.grid}>
          <TextField name="reminderMonths" label="A cada quantos meses" mask={onlyDigits} inputMode="numeric" />
          <TextField name="reminderKm" label="A cada quantos quilômetros" mask={onlyDigits} inputMode="numeric" />
          <TextField name="reminderKmPerMonth" label="Quilômetros por mês" mask={onlyDigits} inputMode="numeric" />
          <TextField name="reminderSince" label="Última revisão" type="date" hint="Sem data, conta de hoje." />
        </div>
      </fieldset>
    </RecordDialogForm>
  );
}
