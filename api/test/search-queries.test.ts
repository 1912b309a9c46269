import { sql } from 'drizzle-orm';
import { loadConfig } from '../src/base/config';
import type { DatabaseHandle } from '../src/db/database';
import { migrate } from '../src/db/migrate';
import { byTerm } from '../src/modules/product/product-search';
import { seedIfEmpty } from '../src/seed/seed';
import { ENGINES, freshDatabase } from './support/engines';

interface Found extends Record<string, unknown> {
  size: string;
  type: string;
  group: string;
  brand: string;
  model: string;
  text: string;
}

/** What every one of the first results has to be; several values are alternatives. */
interface Expected {
  size?: string[];
  rim?: string;
  type?: string;
  group?: string;
  brand?: string;
  model?: string[];
  text?: RegExp;
}

const size = (...sizes: string[]): Expected => ({ size: sizes });
const rim = (inches: string, more: Expected = {}): Expected => ({ rim: inches, ...more });
const CAR = 'Passeios';
const SUV = 'Caminhonetes / SUVs';
const VAN = 'Vans';
const TRUCK = 'Caminhões e ônibus';
const farm: Expected = { type: 'Máquinas', group: 'agrícolas' };
const earthmover: Expected = { type: 'Máquinas', group: 'fora de estrada' };
const type = (name: string, more: Expected = {}): Expected => ({ type: name, ...more });

const QUERIES: [query: string, expected: Expected][] = [
  // whole sizes
  ['205/55R16', size('205/55R16')],
  ['205/55 R16', size('205/55R16')],
  ['205/55r16', size('205/55R16')],
  ['205 55 16', size('205/55R16')],
  ['205-55-16', size('205/55R16')],
  ['205/55/16', size('205/55R16')],
  ['2055516', size('205/55R16')],
  ['205x55x16', size('205/55R16')],
  ['205 x 55 x 16', size('205/55R16')],
  ['205/55 aro 16', size('205/55R16')],
  ['205 55 aro 16', size('205/55R16')],
  ['aro 16 205/55', size('205/55R16')],
  ['P205/55R16', size('205/55R16')],
  ['205/55ZR16', size('205/55R16')],
  ['205/55RF16', size('205/55R16')],
  ['pneu 205/55R16', size('205/55R16')],
  ['pneus 205/55 r16', size('205/55R16')],
  ['pneu 175 70 13', size('175/70R13')],
  ['175/70-13', size('175/70R13')],
  ['4 pneus 175/65R14', size('175/65R14', '175/65R14C')],
  ['jogo de pneus 195/55R15', size('195/55R15')],
  ['pneu 195/65 15 preço', size('195/65R15')],
  ['225/45R17', size('225/45R17')],
  ['225-45-17', size('225/45R17')],
  ['265/70 R16', size('265/70R16')],
  ['LT265/70R16', size('265/70R16')],
  ['31x10.50R15', size('31x10.50R15')],
  ['31x10,5 r15', size('31x10.50R15')],
  ['31 x 10.50 - 15', size('31x10.50R15')],
  ['185R14C', size('185R14C')],
  ['185 r14', size('185R14C', '185/60R14', '185/65R14', '185/70R14')],
  ['225/75R16C', size('225/75R16C')],
  ['225 75 16', size('225/75R16C')],
  ['295/80R22.5', size('295/80R22.5')],
  ['295/80 R22,5', size('295/80R22.5')],
  ['295 80 22.5', size('295/80R22.5')],
  ['295 80 22 5', size('295/80R22.5')],
  ['295-80-22,5', size('295/80R22.5')],
  ['29580225', size('295/80R22.5')],
  ['275/80 22,5', size('275/80R22.5')],
  ['275 80 r 22.5', size('275/80R22.5')],
  ['215/75 17,5', size('215/75R17.5')],
  ['11R22.5', size('11R22.5')],
  ['11 r 22,5', size('11R22.5')],
  ['1000-20', size('1000-20', '10.00R20')],
  ['1000x20', size('1000-20', '10.00R20')],
  ['1000 20', size('1000-20', '10.00R20')],
  ['10.00 R20', size('10.00R20', '1000-20')],
  ['900-20', size('900-20', '9.00R20')],
  ['18.4-34', size('18.4-34', '18.4R34')],
  ['18,4-34', size('18.4-34', '18.4R34')],
  ['18.4 34', size('18.4-34', '18.4R34')],
  ['18.4x34', size('18.4-34', '18.4R34')],
  ['7.50-16', size('7.50-16')],
  ['7,50 x 16', size('7.50-16')],
  ['12.4R24', size('12.4R24', '12.4-24')],
  ['12.5/80-18', size('12.5/80-18')],
  ['600/50-22.5', size('600/50-22.5')],
  ['600/50 22,5', size('600/50-22.5')],
  ['17.5-25', size('17.5-25', '17.5R25')],
  ['23.5R25', size('23.5R25', '23.5-25')],
  // parts of sizes
  ['aro 16', rim('16')],
  ['aro16', rim('16')],
  ['Aro 13', rim('13')],
  ['pneu aro 14', rim('14')],
  ['pneus aro 15', rim('15')],
  ['roda 17', rim('17')],
  ['r16', rim('16')],
  ['R 18', rim('18')],
  ['16"', rim('16')],
  ['16 polegadas', rim('16')],
  ['aro 22,5', rim('22.5')],
  ['aro 22.5', rim('22.5')],
  ['22,5', rim('22.5')],
  ['22.5', rim('22.5')],
  ['17,5', { text: /17\.5/ }],
  ['19.5', rim('19.5')],
  ['24,5', rim('24.5')],
  ['aro 20', rim('20')],
  ['aro 34', rim('34')],
  ['205/55', { text: /205\/55r16/ }],
  ['205 55', { text: /205\/55r16/ }],
  ['205/5', { text: /205\/5\d/ }],
  ['205', { text: /205/ }],
  ['295/80', size('295/80R22.5')],
  ['295', { text: /295/ }],
  ['55r16', { text: /\/55r16/ }],
  ['70/13', { text: /\/70r13/ }],
  ['205 aro 16', { rim: '16', text: /205/ }],
  ['pneu 265 aro 17', size('265/65R17')],
  ['18.4', { text: /18\.4/ }],
  // load, speed, plies
  ['205/55R16 91V', { size: ['205/55R16'], text: /91v/ }],
  ['205/55R16 91 V', { size: ['205/55R16'], text: /91v/ }],
  ['91V 205/55R16', { size: ['205/55R16'], text: /91v/ }],
  ['91v 205 55 16', { size: ['205/55R16'], text: /91v/ }],
  ['91V', { text: /91v/ }],
  ['205/55R16 91', { size: ['205/55R16'], text: /91/ }],
  ['225/75R16C 118/116R', { size: ['225/75R16C'], text: /118\/116r/ }],
  ['118/116R', { text: /118\/116r/ }],
  ['152/148M', { text: /152\/148m/ }],
  ['152/148', { text: /152\/148/ }],
  ['295/80R22.5 152/148 M', { size: ['295/80R22.5'], text: /152\/148m/ }],
  ['16 lonas', { text: /16pr/ }],
  ['1000-20 16 lonas', { size: ['1000-20', '10.00R20'], text: /16pr/ }],
  ['900-20 14PR', { size: ['900-20', '9.00R20'], text: /14pr/ }],
  ['18.4-34 10 lonas', { size: ['18.4-34'], text: /10pr/ }],
  // vehicles
  ['pneu caminhão', type(TRUCK)],
  ['pneu caminhao', type(TRUCK)],
  ['pneus de caminhão', type(TRUCK)],
  ['caminhões', type(TRUCK)],
  ['CAMINHAO', type(TRUCK)],
  ['caminhão aro 22,5', type(TRUCK, { rim: '22.5' })],
  ['pneu caminhão 295/80', type(TRUCK, { size: ['295/80R22.5'] })],
  ['onibus', type(TRUCK)],
  ['ônibus', type(TRUCK)],
  ['pneu de ônibus', type(TRUCK)],
  ['micro-ônibus', type(TRUCK)],
  ['micro onibus', type(TRUCK)],
  ['truck', type(TRUCK)],
  ['pneu de carreta', type(TRUCK)],
  ['cavalo mecânico', type(TRUCK)],
  ['caminhao 1000 20', type(TRUCK, { size: ['1000-20', '10.00R20'] })],
  ['pneu de trator', farm],
  ['trator', farm],
  ['tratores', farm],
  ['pneu trator 18.4-34', { ...farm, size: ['18.4-34', '18.4R34'] }],
  ['pneu agrícola', farm],
  ['pneus agricolas', farm],
  ['colheitadeira', farm],
  ['carregadeira', earthmover],
  ['pá carregadeira', earthmover],
  ['motoniveladora', earthmover],
  ['retroescavadeira', earthmover],
  ['pneu fora de estrada', earthmover],
  ['otr', earthmover],
  ['máquinas', type('Máquinas')],
  ['carro', type(CAR)],
  ['pneu para carro', type(CAR)],
  ['pneus de carros', type(CAR)],
  ['pneu de passeio', type(CAR)],
  ['carro aro 14', type(CAR, { rim: '14' })],
  ['pneu carro 175/70 13', type(CAR, { size: ['175/70R13'] })],
  ['caminhonete', type(SUV)],
  ['pneu de camionete', type(SUV)],
  ['suv', type(SUV)],
  ['SUVs', type(SUV)],
  ['picape', type(SUV)],
  ['pick-up', type(SUV)],
  ['pick up aro 16', type(SUV, { rim: '16' })],
  ['4x4', type(SUV)],
  ['pneu 4x4 aro 16', type(SUV, { rim: '16' })],
  ['van', type(VAN)],
  ['vans', type(VAN)],
  ['pneu de van', type(VAN)],
  ['furgão', type(VAN)],
  ['van aro 16', type(VAN, { rim: '16' })],
  ['caminhãoo', type(TRUCK)],
  ['camihao', type(TRUCK)],
  // brands, models, in any order
  ['rota viva', { brand: 'Rota Viva' }],
  ['Rota Viva 205/55R16', { brand: 'Rota Viva', size: ['205/55R16'] }],
  ['205/55R16 rota viva', { brand: 'Rota Viva', size: ['205/55R16'] }],
  ['rota 205 55 16 viva', { brand: 'Rota Viva', size: ['205/55R16'] }],
  ['pneu rota viva aro 15', { brand: 'Rota Viva', rim: '15' }],
  ['boa carga 295/80 22,5', { brand: 'Boa Carga', size: ['295/80R22.5'] }],
  ['boa carga caminhão', { brand: 'Boa Carga', type: TRUCK }],
  ['estradeiro', { brand: 'Estradeiro' }],
  ['pneus estradeiros', { brand: 'Estradeiro' }],
  ['estradero', { brand: 'Estradeiro' }],
  ['terra firme trator', { brand: 'Terra Firme', ...farm }],
  ['avenida', { model: ['Avenida'] }],
  ['avenida 205/55R16 91V', { model: ['Avenida'], size: ['205/55R16'], text: /91v/ }],
  ['cerrado at', { model: ['Cerrado AT'] }],
  ['cerrado at 265/70 16', { model: ['Cerrado AT'], size: ['265/70R16'] }],
  ['tração norte', { model: ['Tração Norte'] }],
  ['tracao norte 275 80 22.5', { model: ['Tração Norte'], size: ['275/80R22.5'] }],
  ['longo curso', { model: ['Longo Curso'] }],
  // what the lines say
  ['borrachudo', { model: ['Tração Norte'] }],
  ['pneu borrachudo', { model: ['Tração Norte'] }],
  ['borrachudo 295/80', { model: ['Tração Norte'], size: ['295/80R22.5'] }],
  ['liso caminhão', { type: TRUCK, model: ['Longo Curso', 'Carreta'] }],
  ['direcional 295/80R22.5', { size: ['295/80R22.5'], model: ['Longo Curso'] }],
  ['lama', { model: ['Pantanal MT'] }],
  ['assimétrico', { model: ['Serra'] }],
  ['radiais 1000-20', size('10.00R20')],
];

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What is wrong with a result; empty where nothing is. */
function faults(found: Found, expected: Expected): string[] {
  const { size: sizes = [found.size], rim: inches = '', group = '', model = [found.model], text = /./ } = expected;
  const checks: [isRight: boolean, what: string][] = [
    [sizes.includes(found.size), found.size],
    [inches === '' || new RegExp(`[R-]${inches.replace('.', '\\.')}C?$`).test(found.size), found.size],
    [found.type === (expected.type ?? found.type), found.type],
    [fold(found.group).includes(fold(group)), found.group],
    [found.brand === (expected.brand ?? found.brand), found.brand],
    [model.includes(found.model), found.model],
    [text.test(found.text), found.text],
  ];
  return checks.filter(([isRight]) => !isRight).map(([, what]) => what);
}

describe.each(ENGINES)('what customers write on %s', (engine) => {
  let database: DatabaseHandle;
  const config = loadConfig({ NODE_ENV: 'test' });
  beforeAll(async () => {
    database = await freshDatabase(engine);
    await migrate(database, config);
    await seedIfEmpty(database, config);
  }, 60_000);
  afterAll(() => database.close());

  const firstResults = async (query: string) => {
    const { rows } = await database.db.execute<Found>(sql`
      select product.size, product_group.type, product_group.description as group, brand.description as brand,
        model.name as model, product.search_text as text
      from product join product_group on product_group.code = group_code join brand on brand.code = brand_code
        join model on model.code = model_code
      where product.is_active and ${await byTerm(database.db, query)} order by product.created desc limit 20`);
    return rows;
  };

  test('there are at least a hundred and fifty of them', () => {
    expect(new Set(QUERIES.map(([query]) => query)).size).toBe(QUERIES.length);
    expect(QUERIES.length).toBeGreaterThanOrEqual(150);
  });

  test.each(QUERIES)('[SF-08] %s finds what was meant, and something', async (query, expected) => {
    const found = await firstResults(query);
    expect(found.length).toBeGreaterThan(0);
    expect(found.flatMap((one) => faults(one, expected))).toEqual([]);
  });

  test('a text of many words asks the database a bounded number of times', async () => {
    let queries = 0;
    const counting = {
      execute: (query: never) => {
        queries += 1;
        return database.db.execute(query);
      },
    };
    const words = Array.from({ length: 40 }, (_, i) => `${String.fromCharCode(97 + (i % 26))}qqx${'z'.repeat(i / 26)}`);
    await byTerm(counting as never, words.join(' '));
    expect(queries).toBeGreaterThan(0);
    expect(queries).toBeLessThan(100);
  });

  test('what nothing is called still finds nothing', async () => {
    for (const query of ['xyzzy', '999/99R99', 'pneu qwertz', '???', '%', '_'])
      expect(await firstResults(query)).toEqual([]);
  });
});
