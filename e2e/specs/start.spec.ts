import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../testing/free-port.mjs';
import { startOwnServer } from '../support/servers/own-server';
import { expect, test } from '../support/test';

const root = path.resolve(import.meta.dirname, '../..');

interface Ended {
  code: number | null;
  output: string;
}

const ended = (child: ChildProcess) =>
  new Promise<Ended>((resolve) => {
    let output = '';
    const read = (text: Buffer) => {
      output += text;
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', (code) => resolve({ code, output }));
  });

/** Runs the start command to its end, in an environment that cannot work. */
const start = (env: Record<string, string>) =>
  ended(spawn(process.execPath, ['platform/scripts/start.mjs'], { cwd: root, env: { ...process.env, ...env } }));

/** Runs the built server by itself, in an environment that cannot work. */
const serve = (env: Record<string, string>) =>
  ended(
    spawn(
      process.execPath,
      [
        '-e',
        "import('./platform/dist/server.mjs').then((m) => m.serve()).catch((e) => { console.error(e.message); process.exit(1); })",
      ],
      { cwd: root, env: { ...process.env, ...env } },
    ),
  );

const expectSentence = ({ code, output }: Ended, sentence: RegExp) => {
  expect(output).toMatch(sentence);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
};

test.describe('npm start refuses with one sentence', () => {
  test('a port in use', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '0.0.0.0');
    await new Promise((resolve) => other.once('listening', resolve));
    expectSentence(await start({ PORT: String(port) }), new RegExp(`A porta ${port} já está em uso`));
    other.close();
  });

  test('a port that is none', async () => {
    expectSentence(await start({ PORT: 'abc' }), /PORT deve ser um número/);
  });

  test('a folder that cannot be written', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rodovia-'));
    const file = path.join(folder, 'arquivo');
    await writeFile(file, '');
    expectSentence(
      await start({ PORT: String(await freePort()), DATA_DIR: path.join(file, 'dados') }),
      /Não é possível gravar em/,
    );
    await rm(folder, { recursive: true });
  });

  test('default secrets in production', async () => {
    expectSentence(await serve({ NODE_ENV: 'production', TOKEN_SECRET: '' }), /TOKEN_SECRET/);
  });
});

test('a database that another process has open is refused and stays whole; the first goes on and stops cleanly', async ({
  request,
}) => {
  const server = await startOwnServer();
  const env = { DATA_DIR: server.dataDir, PORT: String(await freePort()), DATABASE_URL: '', NODE_ENV: 'development' };
  expectSentence(await serve(env), /já está aberto por outro processo/);
  expect((await request.get(`${server.origin}/api/product/pagged?quantity=1`)).status()).toBe(200);
  expect(await server.stop()).toBe(0);
});

const refusesConnections = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe: Socket = connect(port, '127.0.0.1', () => {
      probe.destroy();
      resolve(false);
    }).once('error', () => resolve(true));
  });

test('a page that is asked for while the server stops comes with its products, and the connection ends', async () => {
  const server = await startOwnServer();
  const port = Number(new URL(server.origin).port);
  const visitor = connect(port, '127.0.0.1');
  let answer = '';
  visitor.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  const closed = new Promise((resolve) => visitor.once('close', resolve));
  await new Promise<void>((resolve) => visitor.write('GET /modelos HTTP/1.1\r\nHost: localhost\r\n', () => resolve()));
  const stopped = server.stop();
  await expect.poll(() => refusesConnections(port)).toBe(true);
  visitor.write('Accept: text/html\r\n\r\n');
  await closed;
  expect(await stopped).toBe(0);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toMatch(/<h1[^>]*>/);
  expect(answer).toContain('href="/modelos/');
});
