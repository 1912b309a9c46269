import fc from 'fast-check';
import { findTyreSize, parseTyreSize, tyreSizeKey } from './tyre-size';

describe('tyre sizes', () => {
  test.each([
    ['205/55R16', '205/55R16', '2055516'],
    ['205 55 16', '205/55R16', '2055516'],
    ['2055516', '205/55R16', '2055516'],
    ['205/55/16', '205/55R16', '2055516'],
    ['205-55-16', '205/55R16', '2055516'],
    ['900-20 14', '900-20', '90020'],
    ['205/55 r16 91V', '205/55R16', '2055516'],
    ['225/45ZR17', '225/45ZR17', '2254517'],
    ['205/75R16C 110/108R', '205/75R16C', '2057516'],
    ['295/80 R22,5', '295/80R22.5', '29580225'],
    ['11R22.5', '11R22.5', '11225'],
    ['18.4-34', '18.4-34', '18434'],
    ['12.4R24', '12.4R24', '12424'],
    ['1000-20', '1000-20', '100020'],
    ['10.00R20', '10.00R20', '100020'],
    ['7.50-16', '7.50-16', '75016'],
    ['31x10,50R15', '31x10.50R15', '31105015'],
    ['12.5/80-18', '12.5/80-18', '1258018'],
    ['600/50-22.5', '600/50-22.5', '60050225'],
    ['23.5R25', '23.5R25', '23525'],
    ['185R14C', '185R14C', '18514'],
    ['80/100-18', '80/100-18', '8010018'],
    ['60/100 17', '60/100-17', '6010017'],
    ['100/100r18', '100/100R18', '10010018'],
  ])('%s is %s', (input, text, key) => {
    expect(parseTyreSize(input)).toMatchObject({ text, key });
  });

  test.each(['', 'pneu', '205', '205 55', 'R16', '1/2', '99999999999'])('%p is no size', (input) => {
    expect(parseTyreSize(input)).toBeUndefined();
  });

  test.each([
    ['pneu 205 55 16 rota', '205/55R16', 'pneu', 'rota'],
    ['205/55R16 91V', '205/55R16', '', '91V'],
    ['205/55R16 91 v', '205/55R16', '', '91V'],
    ['295/80R22.5 152/148 m direcional', '295/80R22.5', '', '152/148M direcional'],
    ['91 205/55R16', '205/55R16', '91', ''],
    ['185R14C 102/100R 12 pneus', '185R14C', '', '102/100R 12 pneus'],
    ['rota 7.50-16', '7.50-16', 'rota', ''],
  ])('%p names %s between %p and %p', (input, text, before, rest) => {
    expect(findTyreSize(input)).toMatchObject({ size: { text, rest }, before });
  });

  test.each(['91V', '205/5', 'pneu 295', '99/100 t', '295/100-18', 'avenida', 'p4 longo', ''])(
    '%p names no size',
    (input) => {
      expect(findTyreSize(input)).toBeUndefined();
    },
  );

  const metric = fc.record({
    width: fc.integer({ min: 125, max: 455 }),
    aspect: fc.integer({ min: 20, max: 95 }),
    rim: fc.integer({ min: 10, max: 28 }),
    half: fc.boolean(),
  });
  const separators = fc.constantFrom('R', ' R', ' ', '/', '-', '', 'r', ' r ');

  test('every spelling of a metric size has one key', () => {
    fc.assert(
      fc.property(
        metric,
        separators,
        fc.constantFrom('/', ' ', ''),
        fc.constantFrom('.', ','),
        (size, build, slash, point) => {
          const rim = `${size.rim}${size.half ? `${point}5` : ''}`;
          const expected = tyreSizeKey(`${size.width}/${size.aspect}R${size.rim}${size.half ? '.5' : ''}`);
          expect(tyreSizeKey(`${size.width}${slash}${size.aspect}${build}${rim}`)).toBe(expected);
        },
      ),
    );
  });

  test('reading what was written gives the same size again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9][0-9 ./,xRr-]{2,12}$/), (input) => {
        const size = parseTyreSize(input);
        if (size) expect(parseTyreSize(size.text)).toMatchObject({ text: size.text, key: size.key });
      }),
    );
  });

  test('a key is digits only, whatever the text', () => {
    fc.assert(fc.property(fc.string(), (input) => expect(tyreSizeKey(input)).toMatch(/^\d*$/)));
  });
});
