import { tyreGeometry } from '../tyres/tyre-geometry';
import { AXLE_POSITIONS, positionWord, VEHICLE_BOUNDS, VEHICLE_KINDS, vehicleKind } from './vehicle-kinds';

test.each(VEHICLE_KINDS)('of %s, the usual axles are ones that it may have, and its example is a size', (kind) => {
  const { label, positions, usual, example } = vehicleKind(kind);
  expect(label).not.toBe('');
  expect(usual.length).toBeGreaterThan(0);
  for (const [position, tyres] of usual) {
    expect(positions).toContain(position);
    expect(tyres).toBeGreaterThan(0);
    expect(tyres).toBeLessThanOrEqual(VEHICLE_BOUNDS.tyres);
  }
  expect(tyreGeometry(example)).toBeDefined();
});

test('tyres of a usual vehicle', () => {
  const tyres = VEHICLE_KINDS.map((kind) => vehicleKind(kind).usual.map(([position, count]) => `${position} ${count}`));
  expect(tyres).toEqual([
    ['FRONT 2', 'REAR 2'],
    ['FRONT 1', 'REAR 1'],
    ['FRONT 2', 'REAR 2'],
    ['STEER 2', 'DRIVE 4'],
    ['TRAILER 4', 'TRAILER 4', 'TRAILER 4'],
    ['FRONT 2', 'REAR 2'],
  ]);
  expect(vehicleKind('TRUCK').positions).toEqual(['STEER', 'DRIVE', 'TRAILER']);
});

test('each position has a word of its own', () => {
  expect(new Set(AXLE_POSITIONS.map(positionWord)).size).toBe(AXLE_POSITIONS.length);
});
