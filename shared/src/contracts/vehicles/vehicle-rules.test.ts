import { parseTyreSize } from '../tyres/tyre-size';
import { AXLE_POSITIONS, type AxlePosition, VEHICLE_KINDS, type VehicleKind, vehicleKind } from './vehicle-kinds';
import { axleSize, barePlate, shownPlate, vehicleFaults } from './vehicle-rules';
import type { VehicleInput } from './vehicles';

const axle = (position: AxlePosition, size = '175/70R14') => ({ position, size, quantity: 2 });
const car: VehicleInput = { name: 'Entregas', plate: '', kind: 'CAR', axles: [axle('FRONT'), axle('REAR')] };
const faults = (changed: Partial<VehicleInput>) => vehicleFaults({ ...car, ...changed }, parseTyreSize);

test('a vehicle with a name and its axles is right, with a plate of either form', () => {
  for (const plate of ['', '  ', 'ABC1234', 'abc-1234', 'ABC 1D34'])
    expect([plate, faults({ plate })]).toEqual([plate, {}]);
});

test.each(['ABC123', 'ABC12345', 'AB1234', 'ABCD1234', '1BC1234', 'ABC12D4', 'XABC1234', 'ABC1D345'])(
  'the plate %s is none',
  (plate) => {
    expect(faults({ plate })).toEqual({ plate: 'Placa inválida. Use AAA-0000 ou AAA0A00.' });
  },
);

test('a plate is kept bare, and read with the hyphen of the older form', () => {
  expect(barePlate(' abc - 1d34 ')).toBe('ABC1D34');
  expect(['ABC1234', 'ABC1D34', 'XABC1234'].map(shownPlate)).toEqual(['ABC-1234', 'ABC1D34', 'XABC1234']);
});

test('a name is asked for, and hides nothing', () => {
  expect(faults({ name: ' ' })).toEqual({ name: 'Nome é obrigatório.' });
  expect(faults({ name: 'a\nb' })).toEqual({ name: 'Nome: não use quebras de linha nem caracteres invisíveis.' });
});

test('a vehicle has an axle', () => {
  expect(faults({ axles: [] })).toEqual({ axles: 'Informe ao menos um eixo.' });
});

const pairs = VEHICLE_KINDS.flatMap((kind) => AXLE_POSITIONS.map((position) => [kind, position] as const));
test.each<readonly [VehicleKind, AxlePosition]>(pairs)('of %s, the axle %s is as its kind has it', (kind, position) => {
  const fields = Object.keys(faults({ kind, axles: [axle(position)] }));
  expect(fields).toEqual(vehicleKind(kind).positions.includes(position) ? [] : ['axles.0.position']);
});

test('an axle that the kind does not have is told by its number', () => {
  expect(faults({ axles: [axle('FRONT'), axle('TRAILER')] })).toEqual({
    'axles.1.position': 'Carro não tem eixo reboque.',
  });
});

test('a size is asked for, and read', () => {
  expect(faults({ axles: [axle('FRONT', ' '), axle('REAR', 'grande')] })).toEqual({
    'axles.0.size': 'Medida é obrigatória.',
    'axles.1.size': 'Não reconheci a medida. Escreva como no pneu: 295/80R22.5.',
  });
});

test.each([
  ['295 80 22,5', '295/80R22.5'],
  ['295/80R22.5 152/148 m', '295/80R22.5 152/148M'],
  ['205/55R16 91v', '205/55R16 91V'],
  ['205/55R16 borracha', undefined],
  ['205/55R16 91V ou 94W', undefined],
  ['205/55R16 novo 91V', undefined],
  ['grande', undefined],
])('%s on an axle is %s', (text, written) => {
  expect(axleSize(text, parseTyreSize)).toBe(written);
});
