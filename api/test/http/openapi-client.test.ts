import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { assetPath } from '../../src/base/assets';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { PASSWORD } from '../support/people';

/** A client written against the document alone: types come from it, without casts. */
const CLIENT = `
import createClient from 'openapi-fetch';
import type { paths } from './schema.mjs';

const [baseUrl = '', username = '', password = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl });

const login = await client.POST('/api/Token', { body: { username, password } });
const token = login.data?.access_token ?? '';
const headers = { authorization: \`Bearer \${token}\` };
const page = await client.GET('/api/product/pagged', { params: { query: { quantity: 5 } } });
const first: string | undefined = page.data?.Results[0]?.Description;
const made = await client.POST('/api/brand', { headers, body: { description: 'Marca do cliente' } });
const brand: string = made.data?.Code ?? '';
const again = await client.POST('/api/brand', { headers, body: { description: 'marca do CLIENTE' } });
const refusal: string | undefined = again.error?.message;
const removed = await client.DELETE('/api/brand/{code}', { headers, params: { path: { code: brand } } });
console.log(JSON.stringify({ first, refusal, status: [again.response.status, removed.response.status] }));
`;

describe('a client that is generated from the OpenAPI document', () => {
  let api: TestApi;
  let folder: string;
  beforeAll(async () => {
    api = await startApi('pglite');
    await createProduct(api, await createParents(api, 'cliente'), 'C1', { description: 'Pneu do cliente' });
    // inside the workspace, so that its packages are found
    folder = mkdtempSync(join(assetPath('dist'), 'openapi-'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await api.close();
  });

  const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));
  const run = (name: string, command: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(folderOf(name), command), ...args], { cwd: folder, encoding: 'utf8' });

  test('compiles under strict rules, and works', async () => {
    const base = await api.app.listen({ port: 0, host: '127.0.0.1' });
    writeFileSync(join(folder, 'document.json'), (await api.call('visitor', 'GET', '/docs/json')).text);
    writeFileSync(join(folder, 'client.mts'), CLIENT);
    run('openapi-typescript', 'bin/cli.js', 'document.json', '-o', 'schema.mts');
    const options = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--skipLibCheck', '--types', 'node'];
    run('typescript', 'bin/tsc', ...options, 'client.mts');
    // not synchronously: the server runs in this process
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['client.mjs', base, api.people.admin.email, PASSWORD],
      { cwd: folder },
    );
    expect(JSON.parse(stdout)).toEqual({
      first: 'Pneu do cliente',
      refusal: 'Já existe uma marca com este nome.',
      status: [409, 204],
    });
  });
});
