import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sized } from '../../../testing/long.mjs';
import { unhurried } from '../../../testing/pace.mjs';
import { startApi, type TestApi } from '../support/api';
import { createParents } from '../support/catalogue';
import { ENGINES, ONE_ENGINE } from '../support/engines';
import { type Cost, cheapestRun } from '../support/processor-time';
import { PRODUCTS_HEADING, sendFile } from '../support/send-file';

const RELATIONS = 'Marca carga;Grupo carga;Empresa carga;Modelo carga;Categoria carga';
const row = (code: string) => `${code};P-${code};Pneu ${code};205/55 R16;UN;Carga:91;1.234,50;${RELATIONS}`;
const MEGABYTE = 1024 * 1024;
const MANY = sized({ usual: 2500, long: 10_000 });

describe.each(ENGINES)('[AP-10] files of many lines on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
    await createParents(api, 'carga');
  });
  afterAll(() => api.close());

  const send = (content: string, query = '') => sendFile(api, content, `/product/importCsv${query}`);

  /** 99th percentile of the event loop delay in ms while `work` runs. */
  async function delayDuring<T>(work: () => Promise<T>): Promise<Cost<T>> {
    const delays = monitorEventLoopDelay({ resolution: 5 });
    delays.enable();
    const answer = await work();
    delays.disable();
    return { answer, cost: delays.percentile(99) / 1e6 };
  }

  test(`${MANY} lines are looked at and imported while others are answered`, async () => {
    const file = (time: number) =>
      [PRODUCTS_HEADING, ...Array.from({ length: MANY }, (_, at) => row(`MANY-${time}-${at}`))].join('\n');
    const limit = unhurried(100);
    const looked = await cheapestRun(limit, () => delayDuring(() => send(file(0), '?preview=true')));
    expect([looked.answer.status, looked.answer.body.Created]).toEqual([200, MANY]);
    expect(looked.cost).toBeLessThan(limit);
    const written = await cheapestRun(limit, (time) => delayDuring(() => send(file(time))));
    expect([written.answer.status, written.answer.body.Created]).toEqual([200, MANY]);
    expect(written.cost).toBeLessThan(limit);
    expect((await send(file(0))).body).toMatchObject({ Created: 0, Changed: 0, Unchanged: MANY });
  });

  // these are refused before they reach the database
  if (!ONE_ENGINE.includes(engine)) return;

  const fill = (text: string, megabytes: number) => text.repeat((megabytes * MEGABYTE) / text.length);
  test.each([
    ['more lines than are taken', `${PRODUCTS_HEADING}\n${fill(';;;;;;;;;;;\n', 29)}`, /mais de 50\.000 linhas/],
    ['more columns than are taken', `${PRODUCTS_HEADING}\n${fill(';', 0.05)}`, /mais de 100 colunas/],
    ['a cell without an end', `${PRODUCTS_HEADING}\n"${fill('a', 20)}`, /não é um CSV válido/],
    ['nothing but line breaks', fill('\r\n', 29), /Faltam colunas/],
    ['no heading that is known', fill('a;b\n', 1), /Faltam colunas/],
  ])('%s are refused with a sentence, and keep nobody waiting', async (_name, content, sentence) => {
    const limit = unhurried(250);
    const { answer, cost } = await cheapestRun(limit, () => delayDuring(() => send(content, '?preview=true')));
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringMatching(sentence)]);
    expect(cost).toBeLessThan(limit);
  });
});
