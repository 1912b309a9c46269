import { commonParts, matching, type SizeParts, sizeParts, valuesFor } from './size-parts';

test.each([
  ['205/55R16', '205', '55', '16'],
  ['205/75R16C', '205', '75', '16'],
  ['295/80 R22,5', '295', '80', '22.5'],
  ['11R22.5', '11', '–', '22.5'],
  ['18.4-34', '18.4', '–', '34'],
  ['31x10.50R15', '31x10.50', '–', '15'],
])('%s is %s, %s, %s', (text, width, profile, rim) => {
  expect(sizeParts(text)).toMatchObject({ width, profile, rim });
});

test('each part offers only what exists with the others', () => {
  const sizes = ['205/55R16', '205/60R15', '175/70R13'].map(sizeParts) as SizeParts[];
  expect(valuesFor('width', sizes, {})).toEqual(['175', '205']);
  expect(valuesFor('rim', sizes, { width: '205' })).toEqual(['15', '16']);
  expect(valuesFor('profile', sizes, { width: '205', rim: '16' })).toEqual(['55']);
  expect(matching(sizes, { width: '205', profile: '60' }).map(({ size }) => size)).toEqual(['205/60R15']);
});

test('of what is chosen those parts are shown in which all agree', () => {
  const sizes = ['205/55R16', '205/60R16'].map(sizeParts) as SizeParts[];
  expect(commonParts(sizes)).toEqual({ width: '205', rim: '16' });
  expect(commonParts(sizes.slice(1))).toEqual({ width: '205', profile: '60', rim: '16' });
  expect(commonParts([])).toEqual({});
});
