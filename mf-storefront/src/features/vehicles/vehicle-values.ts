import type { FoundFitment } from '@rodovia/shared/contracts/catalog';
import type {
  Axle,
  Vehicle,
  VehicleInput,
  VehicleReminder,
  VehicleReminderInput,
} from '@rodovia/shared/contracts/vehicles';
import {
  positionWord,
  shownPlate,
  VEHICLE_BOUNDS,
  type VehicleKind,
  vehicleKind,
} from '@rodovia/shared/contracts/vehicles';

export type AxleInput = VehicleInput['axles'][number];

/** Form values of a vehicle. Its axles are one JSON field, so that they are stored and compared as text. */
export interface VehicleValues {
  name: string;
  plate: string;
  kind: VehicleKind | '';
  axles: string;
  /** Reminder: the day of the last service, and what it counts from there, as typed. */
  reminderSince: string;
  reminderMonths: string;
  reminderKm: string;
  reminderKmPerMonth: string;
}

const NO_REMINDER = { reminderSince: '', reminderMonths: '', reminderKm: '', reminderKmPerMonth: '' };

export const axlesOf = ({ axles }: Pick<VehicleValues, 'axles'>) => JSON.parse(axles) as AxleInput[];

export const usualAxles = (kind: VehicleKind): AxleInput[] =>
  vehicleKind(kind).usual.map(([position, quantity]) => ({ position, size: '', quantity }));

/** Returns the axles for another kind of vehicle: typed sizes are kept, otherwise the usual axles are used. */
export function axlesFor(kind: VehicleKind, axles: readonly AxleInput[]): AxleInput[] {
  const usual = usualAxles(kind);
  if (axles.every(({ size }) => size.trim() === '')) return usual;
  const { positions } = vehicleKind(kind);
  const last = positions.at(-1) ?? 'REAR';
  return axles.map((axle, index) =>
    positions.includes(axle.position) ? axle : { ...axle, position: usual[index]?.position ?? last },
  );
}

/** Adds an axle, by default with the size of the last one. */
export const withAxle = (kind: VehicleKind, axles: readonly AxleInput[]): AxleInput[] => {
  const next = axles.at(-1) ?? usualAxles(kind).at(-1);
  return next ? [...axles, { ...next }] : [...axles];
};

export const emptyVehicle: VehicleValues = { name: '', plate: '', kind: '', axles: '[]', ...NO_REMINDER };

const axleInput = ({ Position, Size, Quantity }: Axle): AxleInput => ({
  position: Position,
  size: Size,
  quantity: Quantity,
});

const reminderInput = ({ Since, Months, Km, KmPerMonth }: VehicleReminder): VehicleReminderInput => ({
  since: Since,
  ...(Months !== null && { months: Months }),
  ...(Km !== null && { km: Km }),
  ...(KmPerMonth !== null && { kmPerMonth: KmPerMonth }),
});

export const inputOf = ({ Name, Plate, Kind, Axles, Reminder }: Vehicle): VehicleInput => ({
  name: Name,
  plate: Plate,
  kind: Kind,
  axles: Axles.map(axleInput),
  reminder: Reminder && reminderInput(Reminder),
});

const typed = (value: number | null | undefined) => (value ? String(value) : '');

export function valuesOf(vehicle: Vehicle): VehicleValues {
  const { name, plate, kind, axles, reminder } = inputOf(vehicle);
  return {
    name,
    plate: shownPlate(plate),
    kind,
    axles: JSON.stringify(axles),
    reminderSince: reminder?.since ?? '',
    reminderMonths: typed(reminder?.months),
    reminderKm: typed(reminder?.km),
    reminderKmPerMonth: typed(reminder?.kmPerMonth),
  };
}

/**
 * Returns the reminder of a form; null if none is typed.
 * @param today day from which it counts if none is typed
 */
export function typedReminder(values: VehicleValues, today: string): VehicleReminderInput | null {
  const { reminderSince: since, reminderMonths, reminderKm, reminderKmPerMonth } = values;
  const [months, km, kmPerMonth] = [reminderMonths, reminderKm, reminderKmPerMonth].map(Number);
  if (!months && !km && !kmPerMonth) return null;
  return {
    since: since || today,
    ...(months && { months }),
    ...(km && { km }),
    ...(kmPerMonth && { kmPerMonth }),
  };
}

const KIND_OF_TYPE: Record<string, VehicleKind> = {
  Passeios: 'CAR',
  'Caminhonetes / SUVs': 'UTILITY',
  Vans: 'UTILITY',
  'Caminhões e ônibus': 'TRUCK',
  Máquinas: 'FARM',
};

const AHEAD = new Set(['FRONT', 'STEER']);

/** Returns the values of a vehicle with factory sizes: its first size on each usual axle. A typed name stays. */
export function fitmentVehicle(
  { Description, Type, Sizes, RearSizes }: FoundFitment,
  name: string,
): Pick<VehicleValues, 'name' | 'kind' | 'axles'> {
  const kind = KIND_OF_TYPE[Type] ?? 'CAR';
  const [front] = Sizes;
  const [rear = front] = RearSizes;
  const axles = usualAxles(kind).map((axle) => ({
    ...axle,
    size: (AHEAD.has(axle.position) ? front : rear)?.Value ?? '',
  }));
  return { name: name.trim() || Description.slice(0, VEHICLE_BOUNDS.name), kind, axles: JSON.stringify(axles) };
}

/** Name of a reminder's field in the form: `reminder.kmPerMonth` is `reminderKmPerMonth`. */
export const formField = (field: string) =>
  field.replace(/^reminder\.(.)/, (_, first: string) => `reminder${first.toUpperCase()}`);

const dayText = (day: string) => day.split('-').reverse().join('/');

/** Describes when the tyres are to be looked at again; null without a reminder. */
export function reminderWords({ Reminder }: Pick<Vehicle, 'Reminder'>, today: string): string | null {
  if (!Reminder) return null;
  const day = dayText(Reminder.DueDate);
  return Reminder.DueDate > today ? `Revisão dos pneus em ${day}` : `Hora de revisar os pneus: era para ${day}`;
}

/** Describes an axle in words. */
export const axleWords = ({ position, size, quantity }: AxleInput) =>
  `${positionWord(position)}: ${quantity} × ${size || '?'}`;

/** Positions that are omitted in a list, because car tyres fit both ends. */
const UNSAID = new Set(['FRONT', 'REAR']);

/** Returns an axle as a line for the list import. */
export const listLine = ({ Position, Size, Quantity }: Axle) =>
  [`${Quantity}x ${Size}`, !UNSAID.has(Position) && positionWord(Position).toLowerCase()].filter(Boolean).join(' ');
