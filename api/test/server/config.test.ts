import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadConfig, runtimeConfig } from '../../src/base/config';
import { ConfigError } from '../../src/base/environment';
import { bundleFor } from '../support/bundle';

const run = promisify(execFile);

const secret = 'um-segredo-de-verdade-com-mais-de-32-letras';

describe('configuration', () => {
  test.each([undefined, '', 'curto', 'rodovia-desenvolvimento-nao-usar-em-producao'])(
    'production refuses the secret %p',
    (TOKEN_SECRET) => {
      expect(() => loadConfig({ NODE_ENV: 'production', TOKEN_SECRET })).toThrow(ConfigError);
    },
  );

  test('production seeds nothing unless asked', () => {
    const env = { NODE_ENV: 'production', TOKEN_SECRET: secret };
    expect(loadConfig(env).seedDemo).toBe(false);
    expect(loadConfig({ ...env, SEED_DEMO: '1' }).seedDemo).toBe(true);
    expect(loadConfig({ DATA_DIR: 'memory://' }).seedDemo).toBe(true);
  });

  test.each([{ PORT: 'abc' }, { PORT: '-1' }, { PERSON_TYPE_ADMIN: 'x', PERSON_TYPE_SELLER: 'x' }])(
    'refuses %j',
    (env) => {
      expect(() => loadConfig(env)).toThrow(ConfigError);
    },
  );

  test('a proxy is believed by its address; without one only this machine is', () => {
    expect(loadConfig({ NODE_ENV: 'test' }).trustProxy).toBe('loopback');
    for (const TRUST_PROXY of ['10.0.0.1', '10.0.0.0/8, 192.168.0.7', 'fd00::1', 'loopback'])
      expect(loadConfig({ NODE_ENV: 'test', TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY);
  });

  test.each(['true', '*', 'proxy', '10.0.0.0/33', '10.0.0', '10.0.0.1/8/8', '10.0.0.1,'])(
    'refuses to believe %p about who calls',
    (TRUST_PROXY) => {
      expect(() => loadConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY deve ter endereços IP');
    },
  );

  describe('without a secret in the environment', () => {
    let folder: string;
    beforeEach(() => {
      folder = join(mkdtempSync(join(tmpdir(), 'rodovia-test-')), 'dados');
    });
    afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));
    const secretOf = (env: Record<string, string> = {}) => loadConfig({ DATA_DIR: folder, ...env }).tokenSecret;

    test('every data folder has one of its own, for its owner alone, and keeps it', () => {
      const secret = secretOf();
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(secretOf({ DATABASE_URL: 'postgres://127.0.0.1/loja' })).toBe(secret);
      expect(readdirSync(folder)).toEqual(['token-secret']);
      expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600);
      expect(secretOf({ DATA_DIR: join(folder, 'outra') })).not.toBe(secret);
    });

    test('a file that others could read is closed to them', () => {
      const secret = secretOf();
      chmodSync(join(folder, 'token-secret'), 0o644);
      expect(secretOf()).toBe(secret);
      expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600);
    });

    test('servers that start at once sign with the same', async () => {
      const file = bundleFor('src/base/config.ts', 'config');
      const print = `import(${JSON.stringify(file)}).then((all) => console.log(all.loadConfig().tokenSecret))`;
      const start = async () =>
        (
          await run(process.execPath, ['-e', print], { env: { DATA_DIR: folder, PATH: process.env.PATH } })
        ).stdout.trim();
      const secrets = new Set(await Promise.all([1, 2, 3, 4, 5].map(start)));
      expect([...secrets]).toEqual([secretOf()]);
    });

    test('a database in memory has a new one each time', () => {
      expect(secretOf({ DATA_DIR: 'memory://' })).not.toBe(secretOf({ DATA_DIR: 'memory://' }));
    });

    test('a damaged one is not used, nor the one that was once published', () => {
      secretOf();
      for (const text of ['', 'curto', 'rodovia-desenvolvimento-nao-usar-em-producao']) {
        writeFileSync(join(folder, 'token-secret'), text);
        expect(() => secretOf()).toThrow('está danificado');
      }
      const TOKEN_SECRET = 'rodovia-desenvolvimento-nao-usar-em-producao';
      expect(() => secretOf({ TOKEN_SECRET })).toThrow('Defina TOKEN_SECRET');
    });

    test('a folder that cannot be written is refused in one sentence', () => {
      expect(() => secretOf({ DATA_DIR: '/proc/dados' })).toThrow('A pasta de dados /proc/dados não pode ser escrita.');
    });
  });

  test('[ST-02] the browser learns the person types and no secret', () => {
    const config = loadConfig({ TOKEN_SECRET: secret, CHANNEL_CODE: 'loja' });
    const { personTypes } = config;
    const limit = 5 * 1024 * 1024;
    expect(runtimeConfig(config)).toEqual({ apiBase: '/api', channelCode: 'loja', imageLimit: limit, personTypes });
  });
});
