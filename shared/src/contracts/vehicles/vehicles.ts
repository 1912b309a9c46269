import { type Static, Type } from 'typebox';
import { Code, Instant, Nullable, version } from '../records/common';
import { AXLE_POSITIONS, VEHICLE_BOUNDS, VEHICLE_KINDS } from './vehicle-kinds';
import { REMINDER_BOUNDS } from './vehicle-reminder';

/** An axle: its tyre size and number of tyres. */
export const Axle = Type.Object({
  Position: Type.Enum([...AXLE_POSITIONS]),
  Size: Type.String(),
  Quantity: Type.Integer(),
});
export type Axle = Static<typeof Axle>;

const count = (maximum: number, title: string) => Type.Optional(Type.Integer({ minimum: 1, maximum, title }));

/**
 * When the tyres of a vehicle are to be looked at again: some months after a day, or once it has run some kilometres at
 * so many per month; the earlier of both.
 */
export const VehicleReminderInput = Type.Object(
  {
    since: Type.String({ format: 'date', title: 'Última revisão' }),
    months: count(REMINDER_BOUNDS.months, 'Meses'),
    km: count(REMINDER_BOUNDS.km, 'Quilômetros'),
    kmPerMonth: count(REMINDER_BOUNDS.kmPerMonth, 'Quilômetros por mês'),
  },
  { additionalProperties: false },
);
export type VehicleReminderInput = Static<typeof VehicleReminderInput>;

/** A reminder in an answer; `DueDate` is the day on which it is due. */
export const VehicleReminder = Type.Object({
  Since: Type.String(),
  Months: Nullable(Type.Integer()),
  Km: Nullable(Type.Integer()),
  KmPerMonth: Nullable(Type.Integer()),
  DueDate: Type.String(),
});
export type VehicleReminder = Static<typeof VehicleReminder>;

/** A vehicle of a client. `Plate` has no separators (`ABC1D23`) and is empty if unknown. */
export const Vehicle = Type.Object({
  Code,
  Name: Type.String(),
  Plate: Type.String(),
  Kind: Type.Enum([...VEHICLE_KINDS]),
  Axles: Type.Array(Axle),
  Reminder: Nullable(VehicleReminder),
  Created: Instant,
  Updated: Instant,
  ...version,
});
export type Vehicle = Static<typeof Vehicle>;

const axle = Type.Object(
  {
    position: Type.Enum([...AXLE_POSITIONS], { title: 'Posição' }),
    size: Type.String({ maxLength: VEHICLE_BOUNDS.size, title: 'Medida' }),
    quantity: Type.Integer({ minimum: 1, maximum: VEHICLE_BOUNDS.tyres, title: 'Pneus' }),
  },
  { additionalProperties: false },
);

/** Payload of `POST /vehicle` and `PUT /vehicle/{code}`. Without `reminder` there is none. */
export const VehicleInput = Type.Object(
  {
    name: Type.String({ maxLength: VEHICLE_BOUNDS.name, title: 'Nome' }),
    plate: Type.String({ maxLength: VEHICLE_BOUNDS.plate, title: 'Placa' }),
    kind: Type.Enum([...VEHICLE_KINDS], { title: 'Tipo de veículo' }),
    axles: Type.Array(axle, { maxItems: VEHICLE_BOUNDS.axles, title: 'Eixos' }),
    reminder: Type.Optional(Nullable(VehicleReminderInput)),
  },
  { additionalProperties: false },
);
export type VehicleInput = Static<typeof VehicleInput>;
