import { type Static, Type } from 'typebox';
import { Code, Instant, version } from '../records/common';
import { AXLE_POSITIONS, VEHICLE_BOUNDS, VEHICLE_KINDS } from './vehicle-kinds';

/** An axle: its tyre size and number of tyres. */
export const Axle = Type.Object({
  Position: Type.Enum([...AXLE_POSITIONS]),
  Size: Type.String(),
  Quantity: Type.Integer(),
});
export type Axle = Static<typeof Axle>;

/** A vehicle of a client. `Plate` has no separators (`ABC1D23`) and is empty if unknown. */
export const Vehicle = Type.Object({
  Code,
  Name: Type.String(),
  Plate: Type.String(),
  Kind: Type.Enum([...VEHICLE_KINDS]),
  Axles: Type.Array(Axle),
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

/** Payload of `POST /vehicle` and `PUT /vehicle/{code}`. */
export const VehicleInput = Type.Object(
  {
    name: Type.String({ maxLength: VEHICLE_BOUNDS.name, title: 'Nome' }),
    plate: Type.String({ maxLength: VEHICLE_BOUNDS.plate, title: 'Placa' }),
    kind: Type.Enum([...VEHICLE_KINDS], { title: 'Tipo de veículo' }),
    axles: Type.Array(axle, { maxItems: VEHICLE_BOUNDS.axles, title: 'Eixos' }),
  },
  { additionalProperties: false },
);
export type VehicleInput = Static<typeof VehicleInput>;
