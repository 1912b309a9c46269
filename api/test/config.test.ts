import { ConfigError, loadConfig, runtimeConfig } from '../src/base/config';

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
    expect(loadConfig({}).seedDemo).toBe(true);
  });

  test.each([{ PORT: 'abc' }, { PORT: '-1' }, { PERSON_TYPE_ADMIN: 'x', PERSON_TYPE_SELLER: 'x' }])(
    'refuses %j',
    (env) => {
      expect(() => loadConfig(env)).toThrow(ConfigError);
    },
  );

  test('a proxy is believed by its address; without one only this machine is', () => {
    expect(loadConfig({}).trustProxy).toBe('loopback');
    for (const TRUST_PROXY of ['10.0.0.1', '10.0.0.0/8, 192.168.0.7', 'fd00::1', 'loopback'])
      expect(loadConfig({ TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY);
  });

  test.each(['true', '*', 'proxy', '10.0.0.0/33', '10.0.0', '10.0.0.1/8/8', '10.0.0.1,'])(
    'refuses to believe %p about who calls',
    (TRUST_PROXY) => {
      expect(() => loadConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY deve ter endereços IP');
    },
  );

  test('[ST-02] the browser learns the person types and no secret', () => {
    const config = loadConfig({ TOKEN_SECRET: secret, CHANNEL_CODE: 'loja' });
    const { personTypes } = config;
    const limit = 5 * 1024 * 1024;
    expect(runtimeConfig(config)).toEqual({ apiBase: '/api', channelCode: 'loja', imageLimit: limit, personTypes });
  });
});
