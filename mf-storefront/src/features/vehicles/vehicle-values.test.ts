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
import {
  axlesFor,
  axlesOf,
  emptyVehicle,
  fitmentVehicle,
  formField,
  inputOf,
  listLine,
  reminderWords,
  typedReminder,
  usualAxles,
  valuesOf,
  withAxle,
} from './vehicle-values';

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
  Reminder: { Since: '2026-11-01', Months: 6, Km: null, KmPerMonth: null, DueDate: '2027-05-01' },
  Created: '2026-11-26T00:00:00.000Z',
  Updated: '2026-11-26T00:00:00.000Z',
};

test('what a vehicle is edited with is what it was saved as, and nothing is wrong with it', () => {
  expect(axlesOf(valuesOf(vehicle))).toEqual(inputOf(vehicle).axles);
  expect(vehicleFaults(inputOf(vehicle), parseTyreSize)).toEqual({});
  expect(typedReminder(valuesOf(vehicle), '2026-11-30')).toEqual(inputOf(vehicle).reminder);
});

test('a reminder counts from today unless a day is typed, and is none if nothing is', () => {
  const km = { ...emptyVehicle, reminderKm: '30000', reminderKmPerMonth: '8000' };
  expect(typedReminder(km, '2026-11-30')).toEqual({ since: '2026-11-30', km: 30_000, kmPerMonth: 8000 });
  expect(typedReminder({ ...emptyVehicle, reminderSince: '2026-01-01' }, '2026-11-30')).toBeNull();
  expect(formField('reminder.kmPerMonth')).toBe('reminderKmPerMonth');
});

test('what is due is said, and since when', () => {
  expect(reminderWords(vehicle, '2027-04-30')).toBe('Revisão dos pneus em 01/05/2027');
  expect(reminderWords(vehicle, '2027-05-01')).toBe('Hora de revisar os pneus: era para 01/05/2027');
  expect(reminderWords({ Reminder: null }, '2027-05-01')).toBeNull();
});

test('each axle is a line of a list', () => {
  expect(vehicle.Axles.map(listLine)).toEqual(['2x 295/80R22.5 direcional', '8x 295/80R22.5 152/148M trativo']);
  expect(listLine({ Position: 'REAR', Size: '205/55R16', Quantity: 2 })).toBe('2x 205/55R16');
});

test('a known vehicle fills in its kind and the first size of each axle, and leaves a typed name', () => {
  const size = (Value: string) => ({ Value, Count: 0 });
  const known = { Code: 'x', Description: 'Longa 6x2', Years: '2016', Type: 'Caminhões e ônibus' };
  const sizes = { Sizes: [size('295/80R22.5'), size('275/80R22.5')], RearSizes: [size('11R22.5')] };
  const filled = fitmentVehicle({ ...known, ...sizes }, ' ');
  expect(filled).toMatchObject({ name: 'Longa 6x2', kind: 'TRUCK' });
  expect(axlesOf(filled)).toEqual([
    { position: 'STEER', size: '295/80R22.5', quantity: 2 },
    { position: 'DRIVE', size: '11R22.5', quantity: 4 },
  ]);
  const alike = fitmentVehicle({ ...known, ...sizes, Type: 'Vans', RearSizes: [] }, 'Minha van');
  expect([alike.name, alike.kind, axlesOf(alike).map((axle) => axle.size)]).toEqual([
    'Minha van',
    'UTILITY',
    ['295/80R22.5', '295/80R22.5'],
  ]);
  expect(
    vehicleFaults({ name: filled.name, plate: 'ABC1D23', kind: 'TRUCK', axles: axlesOf(filled) }, parseTyreSize),
  ).toEqual({});
});
