import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { keepRunning } from './supervise.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'rodovia-supervise-'));
const count = path.join(folder, 'count');
after(() => rmSync(folder, { recursive: true }));

/** A server that behaves differently with every start. */
function server(name, body) {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { existsSync, readFileSync, writeFileSync } from 'node:fs';
    const count = ${JSON.stringify(count)};
    const run = existsSync(count) ? Number(readFileSync(count, 'utf8')) + 1 : 1;
    writeFileSync(count, String(run));
    ${body}`,
  );
  rmSync(count, { force: true });
  return file;
}

const quick = { firstPause: 10, longestPause: 40 };
const runs = () => Number(readFileSync(count, 'utf8'));

test('a server that crashes comes back after a growing pause, and it is said', async () => {
  const lines = [];
  const file = server('crashing', "process.send('ready', () => process.exit(run < 5 ? 7 : 0));");
  assert.equal(await keepRunning(file, { ...quick, say: (line) => lines.push(line) }), 0);
  assert.equal(runs(), 5);
  const sentence = (pause) => `O servidor caiu (código 7). Volta em ${pause} s.`;
  assert.deepEqual(lines, [sentence(0.01), sentence(0.02), sentence(0.04), sentence(0.04)]);
});

test('a server that is killed comes back too', async () => {
  const lines = [];
  const file = server(
    'killed',
    "process.send('ready', () => run < 2 ? process.kill(process.pid, 'SIGKILL') : process.exit(0));",
  );
  await keepRunning(file, { ...quick, say: (line) => lines.push(line) });
  assert.deepEqual(lines, ['O servidor caiu (sinal SIGKILL). Volta em 0.01 s.']);
});

test('a server that cannot start is not started again', async () => {
  const file = server('refusing', 'process.exit(1);');
  assert.equal(await keepRunning(file, quick), 1);
  assert.equal(runs(), 1);
});

test('a signal stops the server and what keeps it running', async () => {
  const file = server(
    'patient',
    "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); process.send('ready');",
  );
  const script = `import(${JSON.stringify(path.join(import.meta.dirname, 'supervise.mjs'))})
    .then(({ keepRunning }) => keepRunning(${JSON.stringify(file)})).then((code) => process.exit(code));`;
  const supervisor = spawn(process.execPath, ['-e', script]);
  const ended = new Promise((resolve) => supervisor.once('exit', resolve));
  while (!existsSync(count)) await new Promise((resolve) => setTimeout(resolve, 10));
  supervisor.kill('SIGTERM');
  assert.equal(await ended, 0);
});
