import type { Axle, Vehicle, VehicleInput } from '@rodovia/shared/contracts/vehicles';
import { positionWord, shownPlate, type VehicleKind, vehicleKind } from '@rodovia/shared/contracts/vehicles';

export type AxleInput = VehicleInput['axles'][number];

/** Form values of a vehicle. Its axles are one JSON field, so that they are stored and compared as text. */
export interface VehicleValues {
  name: string;
  plate: string;
  kind: VehicleKind | '';
  axles: string;
}

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

/** Describes an axle in words. */
export const axleWords = ({ position, size, quantity }: AxleInput) =>
  `${positionWord(position)}: ${quantity} × ${size || '?'}`;

/** Positions that are omitted in a list, because car tyres fit both ends. */
const UNSAID = new Set(['FRONT', 'REAR']);

/** Returns an axle as a line for the list import. */
export const listLine = ({ Position, Size, Quantity }: Axle) =>
  [`${Quantity}x ${Size}`, !UNSAID.has(Position) && positionWord(Position).toLowerCase()].filter(Boolean).join(' ');
