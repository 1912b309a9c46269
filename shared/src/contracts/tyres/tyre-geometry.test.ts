import { tyreGeometry } from './tyre-geometry';

test.each([
  ['205/55R16', 205, 112.75, 406.4],
  ['295/80R22.5', 295, 236, 571.5],
  ['31x10.50R15', 266.7, 203.2, 381],
  ['18.4-34', 467.36, 420.624, 863.6],
  ['1000-20', 254, 228.6, 508],
  ['750-16', 190.5, 171.45, 406.4],
  ['185R14C', 185, 151.7, 355.6],
  ['165R13', 165, 135.3, 330.2],
  ['90/90-18', 90, 81, 457.2],
  ['80/100-18', 80, 80, 457.2],
  ['12.5/80-18', 317.5, 254, 457.2],
  ['60/90-17', 60, 54, 431.8],
  ['59/80R63', 1498.6, 1198.88, 1600.2],
])('%s has its own proportions', (size, width, sidewall, rim) => {
  const found = tyreGeometry(size);
  expect(found?.width).toBeCloseTo(width, 1);
  expect(found?.sidewall).toBeCloseTo(sidewall, 1);
  expect(found?.rim).toBeCloseTo(rim, 1);
});

test('a text that is no size has none', () => {
  expect(tyreGeometry('câmara de ar')).toBeUndefined();
});
