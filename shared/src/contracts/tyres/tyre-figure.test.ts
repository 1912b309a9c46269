import { hasHeavyTread, OUTER, tyreFigure } from './tyre-figure';
import { tyreGeometry } from './tyre-geometry';

const SIZES = ['205/55R16', '175/70R14', '295/80R22.5', '18.4-34', '31x10.50R15', '80/100-18', '600/50-22.5'];

test.each(SIZES)('%s is drawn in its own proportions, within the picture', (size) => {
  const { width, rim, diameter } = tyreGeometry(size) ?? { width: 0, rim: 0, diameter: 1 };
  const figure = tyreFigure(size, false);
  expect(figure.rim / (OUTER / 2)).toBeCloseTo(rim / diameter, 2);
  expect(figure.bead).toBeCloseTo(figure.rim + 1.2, 2);
  expect(figure.hub).toBeCloseTo(figure.rim / 4, 1);
  expect(figure.front.width).toBeCloseTo(Math.min((width * OUTER) / diameter, 60), 1);
  expect(figure.front.x + figure.front.width / 2).toBeCloseTo(135, 1);
  expect(figure.front.round).toBeCloseTo(Math.min(8, figure.front.width / 4), 1);
});

test('five spokes reach from the middle to the rim', () => {
  const { spokes, rim } = tyreFigure('205/55R16', false);
  const ends = [...spokes.matchAll(/M50 50L([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x) - 50, Number(y) - 50]);
  expect(ends).toHaveLength(5);
  expect(ends[0]).toEqual([0, expect.closeTo(1 - rim, 1)]);
  for (const [x = 0, y = 0] of ends) expect(Math.hypot(x, y)).toBeCloseTo(rim - 1, 0);
  const angles = ends.map(([x = 0, y = 0]) => Math.round((Math.atan2(y, x) * 180) / Math.PI));
  expect(angles.map((angle) => (angle + 450) % 360)).toEqual([0, 72, 144, 216, 288]);
});

test('a road tyre has rows of blocks and two grooves, one for the field fewer rows and none', () => {
  const rows = (path: string) => path.split('m3 0').length - 1;
  const [road, field] = [tyreFigure('205/55R16', false), tyreFigure('205/55R16', true)];
  expect([rows(road.tread), rows(field.tread)]).toEqual([11, 6]);
  expect([road.tread.split('V95').length - 1, field.tread.includes('V95')]).toEqual([2, false]);
  expect([road.treadWidth, field.treadWidth]).toEqual([1.6, 4]);
  const { x, width } = road.front;
  const grooves = [...road.tread.matchAll(/M([\d.]+) 5V95/g)].map(([, at]) => (Number(at) - x) / width);
  expect(grooves.map((part) => Number(part.toFixed(2)))).toEqual([0.33, 0.67]);
  const row = /^M([\d.]+) ([\d.]+)l([\d.]+) -([\d.]+)m3 0l\3 \4m-([\d.]+) ([\d.]+)/.exec(road.tread)?.slice(1);
  const [left, top, half, rise, back, step] = (row ?? []).map(Number) as [number, ...number[]];
  expect([left, step]).toEqual([expect.closeTo(x + 2, 1), expect.closeTo(OUTER / 11, 1)]);
  expect([top, half]).toEqual([expect.closeTo(4 + 0.75 * (OUTER / 11), 1), expect.closeTo(width / 2 - 3.5, 1)]);
  expect([rise, back]).toEqual([expect.closeTo((step ?? 0) / 2, 1), expect.closeTo(2 * (half ?? 0) + 3, 1)]);
});

test('what is no size is drawn as a usual tyre', () => {
  const [none, usual] = ['câmara de ar', '205/55R16'].map((size) => tyreFigure(size, false));
  expect([none?.rim, none?.front.width]).toEqual([
    expect.closeTo(usual?.rim ?? 0, 1),
    expect.closeTo(usual?.front.width ?? 0, 1),
  ]);
});

test('machines, lorries and buses have bars', () => {
  expect(['Máquinas', 'Caminhões e ônibus', 'Passeios', ''].map((type) => hasHeavyTread(type))).toEqual([
    ...[true, true, false, false],
  ]);
  expect(hasHeavyTread()).toBe(false);
});
