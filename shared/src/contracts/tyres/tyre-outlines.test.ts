import fc from 'fast-check';
import { tyreGeometry } from './tyre-geometry';
import { tyreOutlines } from './tyre-outlines';

const sizes = fc.array(
  fc.constantFrom('205/55R16', '225/50R16', '185R14C', '11R22.5', '18.4-34', '31x10.50R15', '7.50-16', 'câmara de ar'),
  { maxLength: 4 },
);

test('outlines are to one scale, and none leaves the picture', () => {
  fc.assert(
    fc.property(sizes, (requested) => {
      const outlines = tyreOutlines(requested);
      expect(outlines).toHaveLength(requested.filter((size) => tyreGeometry(size)).length);
      const [first] = outlines;
      for (const { size, radius, rim, front } of outlines) {
        const real = tyreGeometry(size);
        const scale = (radius * 2) / (real?.diameter ?? 1);
        expect(front.width / scale).toBeCloseTo(real?.width ?? 0, -1);
        expect((2 * rim) / scale).toBeCloseTo(real?.rim ?? 0, -1);
        expect(radius / (first?.radius ?? 1)).toBeCloseTo(
          (real?.diameter ?? 0) / (tyreGeometry(first?.size ?? '')?.diameter ?? 1),
          1,
        );
        expect(radius).toBeLessThanOrEqual(46);
        expect(front.x).toBeGreaterThanOrEqual(103);
        expect(front.x + front.width).toBeLessThanOrEqual(167.01);
      }
    }),
  );
});
