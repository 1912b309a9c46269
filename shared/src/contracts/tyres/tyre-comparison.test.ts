import fc from 'fast-check';
import {
  type ComparedTyre,
  compareTyres,
  DIAMETER_TOLERANCE,
  differenceWords,
  serviceOf,
  tyreFacts,
} from './tyre-comparison';

const tyre = (Size: string, load: string, speed: string): ComparedTyre => ({
  Size,
  Observation: `Medida:${Size}\nÍndice de carga:${load}\nÍndice de velocidade:${speed}\nBanda:Misto`,
});

test('what a tyre carries is read from its lines, or from behind the size in its description', () => {
  expect(tyreFacts(tyre('205/55R16', '91', 'V'))).toMatchObject({ load: '91', speed: 'V' });
  expect(tyreFacts({ Size: '205/55R16', Description: 'Pneu 205/55R16 91V Serra Norte Asfalto' })).toMatchObject({
    load: '91',
    speed: 'V',
  });
  expect(tyreFacts({ Size: '195/75R16C', Description: '195/75R16C 110/108R Vale' })).toMatchObject({
    load: '110/108',
    speed: 'R',
  });
  expect(tyreFacts({ Size: '18.4-34', Description: 'Câmara de ar' })).toMatchObject({ load: '', speed: '' });
});

test.each([
  ['91 (615 kg)', 'v - até 240 km/h', { load: '91', speed: 'V' }],
  ['XL', 'rápido', { load: '', speed: '' }],
  ['9100', 'Z', { load: '', speed: '' }],
  ['110/108', 'A8', { load: '110/108', speed: 'A8' }],
])('of the lines %s and %s only what is an index is known', (load, speed, known) => {
  expect(serviceOf(tyre('205/55R16', load, speed))).toEqual(known);
});

test.each([
  ['91', 'V', '91', 'V', 0],
  ['91', 'V', '94', 'W', 0],
  ['91', 'V', '88', 'V', 1],
  ['91', 'V', '91', 'H', 1],
  ['91', 'U', '91', 'H', 0],
  ['91', 'V', '88', 'T', 2],
  ['110/108', 'R', '110/106', 'R', 1],
  ['110/108', 'R', '110', 'R', 0],
  ['110/108', 'R', '108', 'R', 1],
  ['140', 'A8', '140', 'B', 0],
])('asked %s%s, offered %s%s: %i warnings', (load, speed, offeredLoad, offeredSpeed, count) => {
  const { warnings } = compareTyres(tyre('205/55R16', load, speed), tyre('205/55R16', offeredLoad, offeredSpeed));
  expect(warnings).toHaveLength(count);
});

test('says what is less, and by how much', () => {
  expect(compareTyres(tyre('205/55R16', '91', 'V'), tyre('205/50R17', '89', 'V'))).toEqual({
    diameterPercent: 0.8,
    warnings: ['Aro diferente do pedido.', 'Índice de carga 89, menor que o pedido (91).'],
    unknowns: [],
  });
  expect(compareTyres(tyre('205/55R16', '91', 'V'), tyre('205/65R16', '95', 'V')).warnings).toEqual([
    'Diâmetro externo 6,5% maior que o pedido (até 3% é o usual).',
  ]);
  expect(compareTyres(tyre('205/55R16', '91', 'V'), { Size: '205/55R16' }).unknowns).toEqual([
    'Índice de carga não informado; o pedido tem 91.',
    'Índice de velocidade não informado; o pedido tem V.',
  ]);
  expect(compareTyres(tyre('205/55R16', '', ''), { Size: 'protetor' })).toEqual({
    diameterPercent: null,
    warnings: [],
    unknowns: ['Não foi possível comparar as medidas; confira.'],
  });
  expect([0, 3.4, -1].map(differenceWords)).toEqual(['igual', '3,4% maior', '1% menor']);
});

const speeds = 'A1 A8 B J K L M N P Q R S T U H V W Y'.split(' ');
const anyTyre = fc
  .record({
    width: fc.integer({ min: 13, max: 33 }).map((tens) => tens * 10 + 5),
    ratio: fc.integer({ min: 30, max: 85 }),
    rim: fc.integer({ min: 13, max: 22 }),
    load: fc.integer({ min: 60, max: 160 }),
    speed: fc.constantFrom(...speeds),
  })
  .map((parts) => ({
    ...parts,
    tyre: tyre(`${parts.width}/${parts.ratio}R${parts.rim}`, `${parts.load}`, parts.speed),
  }));

test('a tyre can always take its own place', () => {
  fc.assert(
    fc.property(anyTyre, (one) => {
      expect(compareTyres(one.tyre, one.tyre)).toEqual({ diameterPercent: 0, warnings: [], unknowns: [] });
    }),
  );
});

test('of two tyres at least one carries as much and is as fast as the other in each index', () => {
  const about = (words: string, warnings: string[]) => warnings.some((warning) => warning.startsWith(words));
  fc.assert(
    fc.property(anyTyre, anyTyre, (a, b) => {
      const there = compareTyres(a.tyre, b.tyre);
      const back = compareTyres(b.tyre, a.tyre);
      for (const words of ['Índice de carga', 'Índice de velocidade'])
        expect(about(words, there.warnings) && about(words, back.warnings)).toBe(false);
      expect(about('Índice de carga', there.warnings)).toBe(b.load < a.load);
      expect(about('Diâmetro', there.warnings)).toBe(Math.abs(there.diameterPercent ?? 0) > DIAMETER_TOLERANCE);
      expect(about('Aro', there.warnings)).toBe(a.rim !== b.rim);
      // both sizes are equivalent in height, or exactly one of them is larger
      expect(Math.sign(there.diameterPercent ?? 0) * Math.sign(back.diameterPercent ?? 0)).toBeLessThanOrEqual(0);
    }),
  );
});
