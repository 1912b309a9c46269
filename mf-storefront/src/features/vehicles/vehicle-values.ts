import type { Axle, Vehicle, VehicleInput } from '@rodovia/shared/contracts';
import { positionWord, type VehicleKind, vehicleKind } from '@rodovia/shared/contracts/vehicle-kinds';
import { shownPlate } from '@rodovia/shared/contracts/vehicle-rules';

export type AxleInput = VehicleInput['axles'][number];

/** The form of a vehicle; its axles are one field, as JSON, so that they are kept and compared as a text. */
export interface VehicleValues {
  name: string;
  plate: string;
  kind: VehicleKind | '';
  axles: string;
}

export const axlesOf = ({ axles }: Pick<VehicleValues, 'axles'>) => JSON.parse(axles) as AxleInput[];

export const usualAxles = (kind: VehicleKind): AxleInput[] =>
  vehicleKind(kind).usual.map(([position, quantity]) => ({ position, size: '', quantity }));

/** What was typed of the axles on a vehicle of another kind; the usual ones where no size was typed yet. */
export function axlesFor(kind: VehicleKind, axles: readonly AxleInput[]): AxleInput[] {
  const usual = usualAxles(kind);
  if (axles.every(({ size }) => size.trim() === '')) return usual;
  const { positions } = vehicleKind(kind);
  const last = positions.at(-1) ?? 'REAR';
  return axles.map((axle, index) =>
    positions.includes(axle.position) ? axle : { ...axle, position: usual[index]?.position ?? last },
  );
}

/** One more axle is most often as the last one. */
export const withAxle = (kind: VehicleKind, axles: readonly AxleInput[]): AxleInput[] => {
  const next = axles.at(-1) ?? usualAxles(kind).at(-1);
  return next ? [...axles, { ...next }] : [...axles];
};

export const emptyVehicle: VehicleValues = { name: '', plate: '', kind: '', axles: '[]' };

const axleInput = ({ Position, Size, Quantity }: Axle): AxleInput => ({
  position: Position,
  size: Size,
  quantity: Quantity,
});

export const inputOf = ({ Name, Plate, Kind, Axles }: Vehicle): VehicleInput => ({
  name: Name,
  plate: Plate,
  kind: Kind,
  axles: Axles.map(axleInput),
});

export function valuesOf(vehicle: Vehicle): VehicleValues {
  const { name, plate, kind, axles } = inputOf(vehicle);
  return { name, plate: shownPlate(plate), kind, axles: JSON.stringify(axles) };
}

/** An axle as people say it. */
export const axleWords = ({ position, size, quantity }: AxleInput) =>
  `${positionWord(position)}: ${quantity} × ${size || '?'}`;

/** Ends of a vehicle, of which a list says nothing: tyres of cars are made for both. */
const UNSAID = new Set(['FRONT', 'REAR']);

/** An axle as a line of a list that the shop reads. */
export const listLine = ({ Position, Size, Quantity }: Axle) =>
  [`${Quantity}x ${Size}`, !UNSAID.has(Position) && positionWord(Position).toLowerCase()].filter(Boolean).join(' ');
