import { appendFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sized } from '../../testing/long.mjs';
import { inTurn } from '../../testing/rotation.mjs';
import { type OwnServer, test } from '../support/servers/own-server';
import { expect } from '../support/test';

/** Returns the scripts with which the storefront's releases render on the server. */
async function drawersOf({ storeDir }: OwnServer) {
  const files = await readdir(path.join(storeDir, 'mf/mf-storefront'), { recursive: true, withFileTypes: true });
  return files.filter(({ name }) => name === 'render.cjs').map(({ name, parentPath }) => path.join(parentPath, name));
}

const UNDRAWN = '<div id="app"></div>';

const FAULTS = {
  throws: 'throw new Error("quebrado")',
  'never ends': 'exports.headOf = () => { for (;;); }',
  'takes all memory': 'const all = []; exports.headOf = () => { for (;;) all.push(new Array(1e6).fill(all.length)); }',
  'wants the machine': 'require("node:fs"); exports.headOf = () => null',
  'has no title':
    ';{const own=module.exports;module.exports={...own,headOf:(...of)=>({...own.headOf(...of),title:null})}}',
  'names an address that is none':
    ';{const own=module.exports;module.exports={...own,headOf:(...of)=>({...own.headOf(...of),jsonLd:{url:"http://["}})}}',
};

for (const [fault, code] of inTurn(Object.entries(FAULTS), 6)) {
  test(`a storefront whose drawing ${fault} is drawn in the browser, and costs nobody else anything`, async ({
    page,
    request,
    startServer,
  }) => {
    const server = await startServer();
    for (const file of await drawersOf(server)) await (code.startsWith(';') ? appendFile : writeFile)(file, code);
    const timeOfPage = async () => {
      const started = Date.now();
      const answer = await request.get(`${server.origin}/modelos`);
      expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining(UNDRAWN)]);
      return Date.now() - started;
    };
    const first = await timeOfPage();
    // only the first pages wait for a drawing that never ends
    if (fault === 'never ends') await expect.poll(timeOfPage).toBeLessThan(first / 2);
    expect((await request.get(`${server.origin}/api/health/ready`)).status()).toBe(200);
    await page.goto(`${server.origin}/modelos`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(15);
  });
}

test('an address whose drawing throws, and a flood of others, leave the rest drawn', async ({
  request,
  startServer,
}) => {
  const server = await startServer();
  const THROWS =
    ';{const own=module.exports;module.exports={...own,headOf:(...args)=>' +
    '{if(args[1].get("term")==="quebra")throw new Error("quebrado");return own.headOf(...args)}}}';
  for (const file of await drawersOf(server)) await appendFile(file, THROWS);
  const pageOf = async (query: string) => {
    const answer = await request.get(`${server.origin}/modelos${query}`);
    expect(answer.status()).toBe(200);
    return answer.text();
  };
  expect(await pageOf('')).not.toContain(UNDRAWN);
  for (let i = 0; i < 5; i += 1) expect(await pageOf(`?term=quebra&page=${i}`)).toContain(UNDRAWN);
  await expect.poll(() => pageOf('?size=17')).not.toContain(UNDRAWN);
  await Promise.all(Array.from({ length: sized({ usual: 60, long: 150 }) }, (_, i) => pageOf(`?term=pneu${i}`)));
  await expect.poll(() => pageOf('?size=16')).not.toContain(UNDRAWN);
});
