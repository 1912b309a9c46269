import fc from 'fast-check';
import { nearestSizes } from './nearest-sizes';

test('the nearest sizes stand on the same rim, then on the next one', () => {
  const sizes = ['205/55R17', '205/60R16', '195/55R16', '205/55R16', '18.4-34', 'câmara de ar'];
  expect(nearestSizes('205/55 R16', sizes, 3)).toEqual(['205/60R16', '195/55R16', '205/55R17']);
  expect(nearestSizes('câmara', sizes, 3)).toEqual([]);
});

const size = fc
  .tuple(fc.integer({ min: 13, max: 33 }), fc.integer({ min: 6, max: 17 }), fc.integer({ min: 13, max: 22 }))
  .map(([tens, ratio, rim]) => `${tens * 10 + 5}/${ratio * 5}R${rim}`);

test('no size is left out for one that is farther, and the asked one is never among them', () => {
  fc.assert(
    fc.property(
      size,
      fc.uniqueArray(size, { maxLength: 30 }),
      fc.integer({ min: 1, max: 5 }),
      (requested, sizes, most) => {
        const found = nearestSizes(requested, sizes, most);
        const others = sizes.filter((one) => one !== requested);
        expect(found).toHaveLength(Math.min(most, others.length));
        expect(found).not.toContain(requested);
        expect(nearestSizes(requested, sizes, sizes.length).slice(0, most)).toEqual(found);
      },
    ),
  );
});

test('of two that are as near the order is that of their names, in whichever order they come', () => {
  const twins = ['205/55R16', '205/55-16', '205/55D16'];
  const nearest = nearestSizes('205/60R16', twins, 3);
  expect(nearest).toEqual([...twins].sort());
  expect(nearestSizes('205/60R16', twins.toReversed(), 3)).toEqual(nearest);
});

test('whatever stands on the same rim is nearer than what does not', () => {
  const [far, near] = ['255/70R16', '205/50R17'];
  expect(nearestSizes('205/55R16', [near, far], 2)).toEqual([far, near]);
});

test('a smaller rim is as far as a larger one', () => {
  expect(nearestSizes('205/55R16', ['205/55R14', '205/55R17'], 1)).toEqual(['205/55R17']);
  expect(nearestSizes('205/55R16', ['205/55R15', '205/55R18'], 1)).toEqual(['205/55R15']);
});
