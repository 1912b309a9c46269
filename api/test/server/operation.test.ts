import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { createAdministrator } from '../../src/admin/create-administrator';
import { buildApp } from '../../src/app';
import { createContext } from '../../src/context/context';
import { openDatabase } from '../../src/db/open';
import { startApi, type TestApi } from '../support/api';

describe('operation', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi('pglite');
  });
  afterAll(() => api.close());

  test('log lines are JSON with a request id and know nobody', async () => {
    let output = '';
    const stream = new Writable({
      write(chunk, _encoding, done) {
        output += chunk;
        done();
      },
    });
    const app = await buildApp({ config: api.config, database: api.database, logger: { level: 'info', stream } });
    const { email, code } = api.people.client;
    const payload = { username: email, password: 'segredo-errado' };
    await app.inject({ method: 'POST', url: '/api/Token', payload, remoteAddress: '203.0.113.9' });
    await app.inject({
      url: `/api/person/${code}?x=${email}`,
      headers: { authorization: `Bearer ${api.token('client')}` },
    });
    await app.inject({ url: '/api/city/GetByCep?cep=01310100' });
    await app.close();
    const lines = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const requests = lines.filter(({ msg }) => msg === 'pedido');
    expect(requests.map(({ route, status }) => [route, status])).toEqual([
      ['/api/Token', 401],
      ['/api/person/:code', 400],
      ['/api/city/GetByCep', 200],
    ]);
    expect(requests.every(({ requestId }) => /^[\da-f]{16}-[\da-z]+$/.test(requestId))).toBe(true);
    for (const secret of [email, code, 'segredo', '203.0.113.9', '01310100', 'Bearer'])
      expect(output).not.toContain(secret);
  });

  test('the first administrator comes from a command, under the rules of any registration', async () => {
    const context = createContext({ config: api.config, database: api.database });
    const input = { email: 'dona@teste.example', name: 'Dona', cpf: '15350946056', mobile: '(11) 90000-0000' };
    await expect(createAdministrator(context, { ...input, password: 'curta' })).rejects.toThrow('8 caracteres');
    await createAdministrator(context, { ...input, password: 'senha-muito-boa' });
    const answer = await api.call('visitor', 'POST', '/Token', { username: input.email, password: 'senha-muito-boa' });
    expect(answer.body.is_admin).toBe(true);
  });

  test.each(['/dev/null/dados', '/proc/dados', join(mkdtempSync(join(tmpdir(), 'rodovia-test-')), 'arquivo')])(
    'a data folder that cannot work is refused in one sentence (%s)',
    async (dataDir) => {
      if (dataDir.endsWith('arquivo')) writeFileSync(dataDir, 'x');
      await expect(openDatabase({ dataDir })).rejects.toThrow(`A pasta de dados ${dataDir} não pode ser escrita.`);
    },
  );
});
