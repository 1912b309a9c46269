import Fastify from 'fastify';
import { hostOf } from './host';

const app = Fastify({ trustProxy: '10.0.0.0/8' });
app.get('/', (request, reply) => reply.send(hostOf(request)));
afterAll(() => app.close());

const forwarded = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-host': 'loja.example',
  'x-forwarded-proto': 'https',
};
const ask = async (remoteAddress: string, headers: Record<string, string>) => {
  const { statusCode, body } = await app.inject({
    url: '/',
    remoteAddress,
    headers: { host: 'own.example', ...headers },
  });
  return statusCode === 200 ? body : statusCode;
};

test('a trusted proxy says which host and scheme a visitor asked for', async () => {
  expect(await ask('10.0.0.1', forwarded)).toBe('https://loja.example');
});

test('nobody else does', async () => {
  expect(await ask('203.0.113.9', forwarded)).toBe('http://own.example');
  expect(await ask('203.0.113.9', {})).toBe('http://own.example');
});

test.each(['a b', '"><script>', 'x:99999999', '../etc'])('a host that is none is refused (%p)', async (host) => {
  expect(await ask('203.0.113.9', { host })).toBe(400);
  expect(await ask('10.0.0.1', { ...forwarded, 'x-forwarded-host': host })).toBe(400);
});
