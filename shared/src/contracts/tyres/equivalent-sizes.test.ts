import fc from 'fast-check';
import { equivalentSizes } from './equivalent-sizes';
import { DIAMETER_TOLERANCE } from './tyre-comparison';
import { tyreGeometry } from './tyre-geometry';

test('says how another size differs, nearest first, and nothing of itself, other rims or what is no size', () => {
  const sizes = ['225/50R16', '205/55R16', '205 55 16', '195/60R16', '205/50R17', '205/65R16', 'câmara de ar'];
  expect(equivalentSizes('205/55 R16', sizes)).toEqual([
    { key: '2255016', size: '225/50R16', percent: -0.1, speedAt100: 99.9 },
    { key: '1956016', size: '195/60R16', percent: 1.3, speedAt100: 101.3 },
  ]);
});

test('a size in millimetres without a ratio has equivalents on its own rim', () => {
  expect(equivalentSizes('185R14C', ['195/75R14C', '185/80R14', '175/65R14']).map(({ size }) => size)).toEqual([
    '185/80R14',
    '195/75R14C',
  ]);
});

test('a size that is written in two ways is shown in one, whichever comes first', () => {
  for (const sizes of [
    ['7.50-16', '750-16'],
    ['750-16', '7.50-16'],
  ])
    expect(equivalentSizes('195/85R16', sizes).map(({ size }) => size)).toEqual(['7.50-16']);
});

test.each([
  ['90/90-18', ['185/50R18', '215/45R18', '90/90-18']],
  ['385/65R22.5', ['295/80R22.5', '11R22.5']],
])('%s has a diameter that others have too, and none of them has its width', (requested, others) => {
  expect(equivalentSizes(requested, others)).toEqual([]);
});

test('the same size for vans is no other size', () => {
  expect(equivalentSizes('195/75R16C', ['195/75R16', '205/70R16C']).map(({ size }) => size)).toEqual(['205/70R16C']);
});

test('a text that is no size has none', () => {
  expect(equivalentSizes('protetor', ['205/55R16'])).toEqual([]);
});

const metric = fc
  .tuple(fc.integer({ min: 13, max: 33 }), fc.integer({ min: 6, max: 17 }), fc.integer({ min: 13, max: 22 }))
  .map(([tens, ratio, rim]) => `${tens * 10 + 5}/${ratio * 5}R${rim}`);
const anySize = fc.oneof(
  metric,
  fc.constantFrom('185R14C', '165R13', '1000-20', '750-16', '11R22.5', '31x10.50R15', '18.4-34', '7.50-16'),
);
const catalogue = fc.uniqueArray(anySize, { maxLength: 60 });

test('none is farther from the asked diameter than is usual, or on another rim', () => {
  fc.assert(
    fc.property(anySize, catalogue, (requested, sizes) => {
      const from = tyreGeometry(requested);
      for (const { size, percent, speedAt100 } of equivalentSizes(requested, sizes)) {
        const to = tyreGeometry(size);
        expect(to?.rim).toBe(from?.rim);
        const ratio = (to?.diameter ?? 0) / (from?.diameter ?? 1);
        expect(Math.abs(ratio - 1) * 100).toBeLessThanOrEqual(DIAMETER_TOLERANCE + 1e-9);
        expect(speedAt100 - percent).toBeCloseTo(100, 1);
      }
    }),
  );
});

test('of two sizes each is an equivalent of the other, or neither is', () => {
  fc.assert(
    fc.property(anySize, anySize, (one, other) => {
      expect(equivalentSizes(one, [other]).length).toBe(equivalentSizes(other, [one]).length);
    }),
  );
});

test('every size on the rim that is close enough is found, once, however it is written', () => {
  fc.assert(
    fc.property(metric, catalogue, (requested, sizes) => {
      const twice = sizes.flatMap((size) => [size, size.replace('R', ' R ')]);
      const found = equivalentSizes(requested, twice).map(({ size }) => size);
      expect(new Set(found).size).toBe(found.length);
      expect(found).toEqual(equivalentSizes(requested, [...sizes].reverse()).map(({ size }) => size));
      expect(found).not.toContain(requested);
    }),
  );
});
