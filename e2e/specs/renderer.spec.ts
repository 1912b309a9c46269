import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startOwnServer } from '../support/own-server';
import { expect, test } from '../support/test';

const FAULTS = {
  throws: 'throw new Error("quebrado")',
  'never ends': 'exports.headOf = () => { for (;;); }',
  'takes all memory': 'const all = []; exports.headOf = () => { for (;;) all.push(new Array(1e6).fill(all.length)); }',
  'wants the machine': 'require("node:fs"); exports.headOf = () => null',
};

for (const [fault, code] of Object.entries(FAULTS)) {
  test(`a storefront whose drawing ${fault} is drawn in the browser, and costs nobody else anything`, async ({
    page,
    request,
  }) => {
    const server = await startOwnServer();
    try {
      const files = await readdir(path.join(server.storeDir, 'mf/mf-storefront'), {
        recursive: true,
        withFileTypes: true,
      });
      for (const { name, parentPath } of files)
        if (name === 'render.cjs') await writeFile(path.join(parentPath, name), code);
      const first = await request.get(`${server.origin}/modelos`);
      expect(first.status()).toBe(200);
      expect(await first.text()).toContain('<div id="app"></div>');
      const started = Date.now();
      expect((await request.get(`${server.origin}/modelos`)).status()).toBe(200);
      expect(Date.now() - started).toBeLessThan(1500);
      expect((await request.get(`${server.origin}/api/health/ready`)).status()).toBe(200);
      await page.goto(`${server.origin}/modelos`);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(15);
    } finally {
      await server.stop();
    }
  });
}
