import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { authorized, clientOf } from './client.mjs';
import { bothBuilds, builtByImage } from './lent-builds.mjs';
import { ensureNginx } from './programs.mjs';
import { PAGES, readersOf } from './readers.mjs';
import { filesOf, testReleasesAtTheDoor } from './releases-at-the-door.mjs';
import { missingHere, startSystem, until } from './system.mjs';

const nginx = ensureNginx();
const missing = await missingHere(nginx);
if (missing && process.env.CI) throw new Error(missing);
if (missing) console.warn(`Sem a implantação em execução: ${missing}.`);
else describe('docker-compose.yml in operation', { timeout: 900_000 }, suite);

const MANY = 300;
const ADMIN = 'admin@rodovia.example';
const CLIENT = 'cliente@rodovia.example';

function suite() {
  let system;
  let visitor;
  before(async () => {
    system = await startSystem(nginx);
    visitor = clientOf(system.origin);
  });
  after(async () => {
    visitor?.close();
    await system?.close();
  });

  const { readersUntil, readOrWrite, failed } = readersOf(() => system.origin);

  testReleasesAtTheDoor(
    () => system,
    () => visitor,
  );

  test('[MF-05] the modules came into the bucket by publication; the same image again changes nothing', async () => {
    const keys = () =>
      [...system.storage.buckets.get('releases').keys()].filter((key) => !key.startsWith('notes/')).sort();
    const before = keys();
    for (const module of ['shell', 'mf-storefront', 'mf-dashboard'])
      assert.ok(before.includes(`channels/live/${module}/00000001.json`), module);
    assert.match(await system.runOnce('publish'), /^No ar: shell /m);
    assert.deepEqual(keys(), before);
  });

  test('[MF-05] what the image builds by itself has the files that it has everywhere else', async () => {
    for (const release of builtByImage) {
      const [here, image] = await bothBuilds(release, system.image.stages.get('built').cwd);
      assert.deepEqual(image, here, release.name);
    }
  });

  test('[MF-01] both instances serve', async () => {
    const from = system.proxyLines().length;
    for (let i = 0; i < 20; i++) await visitor.get('/api/home');
    await until(() => new Set(system.proxyLines(from).map(({ upstream }) => upstream)).size === 2, 'duas instâncias');
  });

  test('every answer has one id, made here', async () => {
    for (const path of PAGES) {
      const { headers } = await visitor.get(path, { 'x-request-id': 'inventado-por-quem-chama' });
      assert.match(headers['x-request-id'], /^[0-9a-f]{32}$/, path);
    }
  });

  test('limits count the caller, not the door, and nobody can speak for another address', async () => {
    const tryFrom = async (address, forged) => {
      const client = clientOf(system.origin, address);
      const headers = { 'x-forwarded-for': forged, 'x-real-ip': forged, forwarded: `for=${forged}` };
      const body = { username: 'limite@rodovia.example', password: 'errada' };
      const { status } = await client.send('/api/Token', { method: 'POST', headers, body });
      client.close();
      return status;
    };
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push(await tryFrom('127.0.0.91', `198.51.100.${i}`));
    assert.deepEqual(statuses, [...Array(10).fill(401), 408, 408]);
    assert.equal(await tryFrom('127.0.0.92', '127.0.0.91'), 401);
  });

  test('an instance believes nobody else who calls it directly', async () => {
    const direct = clientOf(`http://127.0.0.11:${system.ports['api-1']}`, '127.0.0.93');
    const proxied = clientOf(`http://127.0.0.11:${system.ports['api-1']}`, '127.0.0.10');
    const robots = (client) => client.get('/api/metrics', { 'x-forwarded-for': '203.0.113.7' });
    assert.equal((await robots(direct)).status, 200);
    assert.equal((await robots(proxied)).status, 404);
    direct.close();
    proxied.close();
  });

  test('[QT-10] steps of a quotation come through at once, whichever instance they happen on; the mails reach the catcher', async () => {
    const listener = clientOf(system.origin, '127.0.0.94');
    const staff = await authorized(listener, ADMIN);
    let heard = '';
    const ending = listener.get(
      '/api/shopping-cart/events',
      { ...staff, accept: 'text/event-stream' },
      (text) => (heard = text),
    );
    ending.catch(() => undefined);
    await until(() => heard.includes('id:'), 'o fluxo abre');
    const account = await authorized(visitor, CLIENT);
    const { Results } = JSON.parse((await visitor.get('/api/product/pagged?page=1&quantity=1')).text);
    const body = { shoppingCartItem: [{ productCode: Results[0].Code, quantity: 4 }] };
    for (let i = 0; i < 4; i++) {
      const { status, text } = await visitor.send('/api/shopping-cart', { method: 'POST', headers: account, body });
      assert.equal(status, 201, text);
      const { Code } = JSON.parse(text);
      await until(() => heard.includes(Code), `o passo de ${Code} chega`);
    }
    await until(() => system.mail.messages.length > 0, 'uma mensagem chega');
    listener.close();
  });

  test('a conversation is one, whichever instance its sides write at: each message is heard at once, its picture read at both', async () => {
    const listener = clientOf(system.origin, '127.0.0.95');
    const staff = await authorized(visitor, ADMIN);
    const client = await authorized(listener, CLIENT);
    let heard = '';
    const ending = listener.get(
      '/api/shopping-cart/events',
      { ...client, accept: 'text/event-stream' },
      (text) => (heard = text),
    );
    ending.catch(() => undefined);
    await until(() => heard.includes('id:'), 'o fluxo abre');
    const post = async (path, headers, body) => {
      const { status, text } = await visitor.send(path, { method: 'POST', headers, body });
      assert.equal(status, 201, text);
      return JSON.parse(text);
    };
    const { Results } = JSON.parse((await visitor.get('/api/product/pagged?page=1&quantity=1')).text);
    const shoppingCartItem = [{ productCode: Results[0].Code, quantity: 4 }];
    const { Code: quotationCode } = await post('/api/shopping-cart', client, { shoppingCartItem });
    const side = { create: { width: 640, height: 480, channels: 3, background: { r: 90, g: 40, b: 20 } } };
    const pictures = [(await sharp(side).jpeg().toBuffer()).toString('base64')];
    const messages = () => heard.split('"MESSAGE"').length - 1;
    const lines = [];
    for (let turn = 0; turn < 4; turn++) {
      const text = `Mensagem ${turn}`;
      // sent twice, as after an answer that was lost: it must take effect once
      const headers = { ...(turn % 2 ? staff : client), 'idempotency-key': `${quotationCode}-${turn}` };
      const [first, again] = [
        await post('/api/message', headers, { quotationCode, text, pictures }),
        await post('/api/message', headers, { quotationCode, text, pictures }),
      ];
      assert.equal(again.Code, first.Code);
      lines.push({ text, picture: first.Pictures[0] });
      await until(() => messages() === lines.length, `a mensagem ${turn} chega`);
    }
    for (const name of ['api-1', 'api-2']) {
      const direct = clientOf(`http://127.0.0.${name === 'api-1' ? 11 : 12}:${system.ports[name]}`, '127.0.0.95');
      const { text } = await direct.get(`/api/message/by-quotation/${quotationCode}`, client);
      assert.deepEqual(
        JSON.parse(text).Messages.map((message) => message.Text),
        lines.map((one) => one.text),
      );
      for (const { picture } of lines)
        assert.equal((await direct.get(`/api/message/picture/${picture}?width=320`, client)).status, 200);
      direct.close();
    }
    listener.close();
  });

  test('[BO-19] a picture of nearly 30 MB passes; what is larger than any upload is refused in the words of the API', async () => {
    const staff = await authorized(visitor, ADMIN);
    const noise = await sharp(randomBytes(1250 * 1000 * 3), { raw: { width: 1250, height: 1000, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const models = JSON.parse((await visitor.get('/api/model/pagged?page=1&quantity=1', staff)).text);
    const send = (base64) =>
      visitor.send('/api/modelImage', {
        method: 'POST',
        headers: staff,
        body: { parentCode: models.Results[0].Code, base64 },
      });
    const stored = await send(noise.toString('base64'));
    assert.equal(stored.status, 201, stored.text);
    assert.ok([...system.storage.buckets.get('pictures').keys()].some((key) => key.endsWith('-640.webp')));
    const almost = await send('A'.repeat(40 * 1024 * 1024));
    assert.equal(almost.status, 413);
    assert.match(JSON.parse(almost.text).message, /O tamanho máximo é de 5 MB/);
    const above = await send('A'.repeat(42 * 1024 * 1024));
    assert.equal(above.status, 413);
    assert.deepEqual(JSON.parse(above.text), { code: 413, message: 'O conteúdo enviado é grande demais.' });
  });

  test('[MF-01] an instance that is killed costs nobody an answer, writers with a key neither', async (t) => {
    let killed = null;
    const enough = (answers) => {
      if (answers.length > MANY / 3) killed ??= { at: answers.length, done: system.end('api-1', 'SIGKILL') };
      return killed !== null && answers.length > killed.at + MANY;
    };
    const answers = await readersUntil(enough, readOrWrite);
    await killed.done;
    assert.deepEqual(failed(answers), []);
    t.diagnostic(`${answers.length} respostas, ${answers.length - killed.at} delas depois da morte`);
    const from = system.proxyLines().length;
    await system.start('api-1');
    const isBack = async () => {
      await visitor.get('/api/home');
      return system.proxyLines(from).some(({ upstream }) => upstream.endsWith(`:${system.ports['api-1']}`));
    };
    await until(isBack, 'a instância volta a servir');
  });

  test('[MF-01] an instance that is stopped to be renewed costs nobody an answer, writers neither', async (t) => {
    let stopped = null;
    const enough = (answers) => {
      if (answers.length > 60)
        stopped ??= { at: answers.length, begin: Date.now(), done: system.end('api-2', 'SIGTERM') };
      return stopped !== null && answers.length > stopped.at + 120;
    };
    const answers = await readersUntil(enough, readOrWrite);
    await stopped.done;
    assert.deepEqual(failed(answers), []);
    t.diagnostic(`${answers.length} respostas, parada em até ${Date.now() - stopped.begin} ms`);
    await system.start('api-2');
  });

  test('[MF-04] with no instance left, releases are still served, and everything else says so in its own form', async () => {
    const [file] = filesOf((await visitor.get('/modelos')).text);
    await visitor.get(file);
    await Promise.all([system.end('api-1', 'SIGKILL'), system.end('api-2', 'SIGKILL')]);
    assert.equal((await visitor.get(file)).status, 200);
    const page = await visitor.get('/modelos');
    assert.deepEqual([page.status, page.headers['content-type']], [502, 'text/html; charset=utf-8']);
    assert.match(page.text, /A Rodovia volta em instantes/);
    const call = await visitor.get('/api/home');
    assert.equal(call.status, 502);
    assert.match(JSON.parse(call.text).message, /indisponível/);
    assert.equal((await visitor.get('/healthz')).text, 'ok\n');
    await Promise.all([system.start('api-1'), system.start('api-2')]);
    await until(async () => (await visitor.get('/modelos')).status === 200, 'a página volta');
  });

  test('the log of the door names no address, no query and no person', () => {
    const lines = readFileSync(`${system.folder}/proxy.log`, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{'));
    assert.ok(lines.length > MANY);
    for (const line of lines) assert.doesNotMatch(line, /127\.0\.0\.(5|6|9)\d|quantity|rodovia\.example/);
  });
}
