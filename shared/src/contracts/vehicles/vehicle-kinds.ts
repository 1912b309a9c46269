/** Positions of an axle. */
export const AXLE_POSITIONS = ['FRONT', 'REAR', 'STEER', 'DRIVE', 'TRAILER'] as const;
export type AxlePosition = (typeof AXLE_POSITIONS)[number];

const POSITION_WORDS: Record<AxlePosition, string> = {
  FRONT: 'Dianteiro',
  REAR: 'Traseiro',
  STEER: 'Direcional',
  DRIVE: 'Trativo',
  TRAILER: 'Reboque',
};
/** Returns the pt-BR name of an axle position. */
export const positionWord = (position: AxlePosition) => POSITION_WORDS[position];

/** Kinds of vehicles. */
export const VEHICLE_KINDS = ['CAR', 'MOTORCYCLE', 'UTILITY', 'TRUCK', 'SEMITRAILER', 'FARM'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

/** A typical axle of a kind of vehicle. */
export type UsualAxle = readonly [position: AxlePosition, tyres: number];

interface KindFacts {
  label: string;
  /** Positions that axles of this kind of vehicle can have. */
  positions: readonly AxlePosition[];
  usual: readonly UsualAxle[];
  /** Example of a size for this kind of vehicle. */
  example: string;
}

const ENDS = ['FRONT', 'REAR'] as const;

const KINDS: Record<VehicleKind, KindFacts> = {
  CAR: {
    label: 'Carro',
    example: '175/70R14',
    positions: ENDS,
    usual: [
      ['FRONT', 2],
      ['REAR', 2],
    ],
  },
  MOTORCYCLE: {
    label: 'Moto',
    example: '90/90-18',
    positions: ENDS,
    usual: [
      ['FRONT', 1],
      ['REAR', 1],
    ],
  },
  UTILITY: {
    label: 'Utilitário (caminhonete, SUV, van)',
    example: '265/70R16',
    positions: ENDS,
    usual: [
      ['FRONT', 2],
      ['REAR', 2],
    ],
  },
  TRUCK: {
    label: 'Caminhão ou ônibus',
    example: '295/80R22.5',
    positions: ['STEER', 'DRIVE', 'TRAILER'],
    usual: [
      ['STEER', 2],
      ['DRIVE', 4],
    ],
  },
  SEMITRAILER: {
    label: 'Carreta ou reboque',
    example: '295/80R22.5',
    positions: ['TRAILER'],
    usual: [
      ['TRAILER', 4],
      ['TRAILER', 4],
      ['TRAILER', 4],
    ],
  },
  FARM: {
    label: 'Agrícola ou máquina',
    example: '18.4-34',
    positions: ENDS,
    usual: [
      ['FRONT', 2],
      ['REAR', 2],
    ],
  },
};

/** Returns name, usual axles and bounds of a kind of vehicle. */
export const vehicleKind = (kind: VehicleKind): KindFacts => KINDS[kind];

/** Limits of what a client says of a vehicle. */
export const VEHICLE_BOUNDS = {
  /** Maximum number of vehicles per client. */
  vehicles: 200,
  axles: 10,
  /** Maximum number of tyres per axle. */
  tyres: 16,
  name: 80,
  plate: 8,
  size: 40,
} as const;
