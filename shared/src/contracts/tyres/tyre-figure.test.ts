import { OUTER, TREADS, type Tread, tyreFigure } from './tyre-figure';
import { tyreGeometry } from './tyre-geometry';

const SIZES = [
  '205/55R16',
  '175/70R14',
  '295/80R22.5',
  '18.4-34',
  '31x10.50R15',
  '80/100-18',
  '600/50-22.5',
  '225/40R18',
];

test.each(SIZES)('%s is drawn in its own proportions, within the picture', (size) => {
  const { width, rim, diameter } = tyreGeometry(size) ?? { width: 0, rim: 0, diameter: 1 };
  const figure = tyreFigure(size, 'road');
  expect(figure.rim / (OUTER / 2)).toBeCloseTo(rim / diameter, 2);
  expect(figure.front.width).toBeCloseTo(Math.min((width * OUTER) / diameter, 60), 1);
  expect(figure.front.x + figure.front.width / 2).toBeCloseTo(135, 1);
  expect(figure.front.rx).toBeCloseTo(figure.front.width / 5, 1);
});

test.each(SIZES)('the letters of %s stand on its side wall, neither on the rim nor beyond the tyre', (size) => {
  const { rim, ring, letters } = tyreFigure(size, 'road');
  const [left = 0, radius = 0] = (/^M([\d.]+) 50a([\d.]+) /.exec(ring) ?? []).slice(1).map(Number);
  expect(left + radius).toBeCloseTo(50, 1);
  expect(radius).toBeGreaterThan(rim + 1);
  expect(radius + letters).toBeLessThan(OUTER / 2 - 1);
  expect(letters).toBeGreaterThan(2);
});

test.each(Object.entries(TREADS))('a tread of %s has its rows and grooves, all within the tyre', (name, pattern) => {
  const { blocks, line, front } = tyreFigure('205/55R16', name as Tread);
  expect(blocks.split('m3 0').length - 1).toBe(pattern.rows);
  const grooves = [...blocks.matchAll(/M([\d.]+) 5V95/g)].map(([, at]) => (Number(at) - front.x) / front.width);
  expect(grooves).toEqual(pattern.grooves.map((part) => expect.closeTo(part, 2)));
  expect(line).toBe(pattern.line);
  const row = /^M([\d.]+) ([\d.]+)l([\d.]+) (-?[\d.]+)m3 0l\3 ([\d.]+)m-([\d.]+) ([\d.]+)/.exec(blocks)?.slice(1);
  const [left = 0, top = 0, half = 0, rise = 0, fall = 0, back = 0, step = 0] = (row ?? []).map(Number);
  expect([left, rise + fall, back]).toEqual([expect.closeTo(front.x + 2, 1), 0, expect.closeTo(2 * half + 3, 1)]);
  expect(left + 2 * half + 3).toBeLessThan(front.x + front.width);
  expect(step * pattern.rows).toBeCloseTo(OUTER, 0);
  expect(top + rise).toBeGreaterThanOrEqual(4);
  expect(top + step * (pattern.rows - 1)).toBeLessThanOrEqual(4 + OUTER);
});

test('no two treads look alike', () => {
  const drawn = Object.keys(TREADS).map((tread) => tyreFigure('205/55R16', tread as Tread).blocks);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('what is no size is drawn as a usual tyre', () => {
  const [none, usual] = ['câmara de ar', '205/55R16'].map((size) => tyreFigure(size, 'road'));
  expect([none?.rim, none?.front.width]).toEqual([
    expect.closeTo(usual?.rim ?? 0, 1),
    expect.closeTo(usual?.front.width ?? 0, 1),
  ]);
});
