import type { Vehicle } from '@rodovia/shared/contracts/vehicles';
import {
  AXLE_POSITIONS,
  barePlate,
  shownPlate,
  VEHICLE_KINDS,
  vehicleFaults,
  vehicleKind,
} from '@rodovia/shared/contracts/vehicles';
import { parseTyreSize } from '@rodovia/shared/runtime';
import fc from 'fast-check';
import { axlesFor, axlesOf, inputOf, listLine, usualAxles, valuesOf, withAxle } from './vehicle-values';

const kinds = fc.constantFrom(...VEHICLE_KINDS);
const axles = fc.array(
  fc.record({
    position: fc.constantFrom(...AXLE_POSITIONS),
    size: fc.constantFrom('', '295/80R22.5', '205/55R16', '90/90-18'),
    quantity: fc.integer({ min: 1, max: 16 }),
  }),
  { minLength: 1, maxLength: 10 },
);

test('axles fit the kind, and no size that was typed is lost', () => {
  fc.assert(
    fc.property(kinds, axles, (kind, before) => {
      const after = axlesFor(kind, before);
      for (const { position } of after) expect(vehicleKind(kind).positions).toContain(position);
      const typed = before.map(({ size }) => size);
      if (typed.some(Boolean)) expect(after.map(({ size }) => size)).toEqual(typed);
      else expect(after).toEqual(usualAxles(kind));
      expect(axlesFor(kind, after)).toEqual(after);
    }),
  );
});

test('one more axle is as the last one, also of a vehicle that has none', () => {
  fc.assert(
    fc.property(kinds, axles, (kind, before) => {
      expect(withAxle(kind, before)).toEqual([...before, before.at(-1)]);
    }),
  );
  for (const kind of VEHICLE_KINDS) expect(withAxle(kind, [])).toEqual([usualAxles(kind).at(-1)]);
});

test('a plate is stored bare, and read with the hyphen of the older ones', () => {
  expect(['abc-1234', 'ABC 1D23', 'abc1d23'].map(barePlate)).toEqual(['ABC1234', 'ABC1D23', 'ABC1D23']);
  expect(['ABC1234', 'ABC1D23', ''].map(shownPlate)).toEqual(['ABC-1234', 'ABC1D23', '']);
});

const vehicle: Vehicle = {
  Code: '00000000-0000-4000-8000-000000000001',
  Name: 'Cavalo 12',
  Plate: 'ABC1234',
  Kind: 'TRUCK',
  Axles: [
    { Position: 'STEER', Size: '295/80R22.5', Quantity: 2 },
    { Position: 'DRIVE', Size: '295/80R22.5 152/148M', Quantity: 8 },
  ],
  Created: '2026-11-26T00:00:00.000Z',
  Updated: '2026-11-26T00:00:00.000Z',
};

test('what a vehicle is edited with is what it was saved as, and nothing is wrong with it', () => {
  expect(axlesOf(valuesOf(vehicle))).toEqual(inputOf(vehicle).axles);
  expect(vehicleFaults(inputOf(vehicle), parseTyreSize)).toEqual({});
});

test('each axle is a line of a list', () => {
  expect(vehicle.Axles.map(listLine)).toEqual(['2x 295/80R22.5 direcional', '8x 295/80R22.5 152/148M trativo']);
  expect(listLine({ Position: 'REAR', Size: '205/55R16', Quantity: 2 })).toBe('2x 205/55R16');
});
