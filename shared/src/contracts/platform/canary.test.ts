import { percentileOf } from './canary';

const visitors = Array.from({ length: 20_000 }, (_, at) => `visitor-${at}`);

test('[MF-05] a visitor stands where they stood before this version of the code', () => {
  expect([percentileOf('a', 'shell'), percentileOf('b', 'shell'), percentileOf('a', 'mf-storefront')]).toEqual([
    98.18, 93.69, 40.39,
  ]);
});

test('[MF-05] visitors are spread evenly over 100 percent, and apart for each module', () => {
  const places = visitors.map((visitor) => percentileOf(visitor, 'mf-quotations'));
  const tenths = Array.from({ length: 10 }, (_, tenth) => places.filter((at) => Math.floor(at / 10) === tenth).length);
  for (const count of tenths) expect(Math.abs(count - visitors.length / 10)).toBeLessThan(150);
  const others = visitors.filter((visitor, at) => places[at] === percentileOf(visitor, 'mf-dashboard'));
  expect(others.length).toBeLessThan(20);
});
