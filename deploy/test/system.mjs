import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { startStorage } from '../../platform/src/testing/storage-stand-in.mjs';
import { freePort } from '../../testing/free-port.mjs';
import { administer, adminUrl } from '../../testing/postgres.mjs';
import { interpolated, readCompose, startOrder } from './compose-file.mjs';
import { buildImage } from './dockerfile.mjs';
import { lendBuilds } from './lent-builds.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const DEADLINE_MS = 60_000;
const NODE = new Map([['node', process.execPath]]);

/** Settings under which every service has the address that the file gives it, on loopback. */
const SETTINGS = {
  SITE_NET: '127.0.0',
  TOKEN_SECRET: randomBytes(24).toString('hex'),
  POSTGRES_PASSWORD: randomBytes(12).toString('hex'),
  STORAGE_PASSWORD: randomBytes(12).toString('hex'),
  STORAGE_SERVER_PASSWORD: randomBytes(12).toString('hex'),
  METRICS_TOKEN: '',
};

/** Waits for a condition; the test fails if it does not become true. */
export async function until(isTrue, what) {
  const end = Date.now() + DEADLINE_MS;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`não aconteceu: ${what}`);
    await pause(50);
  }
}

/** Returns a sentence that says what this machine lacks to run the system; null if nothing is missing. */
export async function missingHere(nginx) {
  if (!nginx) return 'nginx não foi encontrado; indique um com NGINX_PATH';
  return administer('select 1').then(
    () => null,
    () => 'o PostgreSQL não respondeu; indique um com TEST_DATABASE_URL',
  );
}

async function startMailCatcher() {
  const messages = [];
  const onData = (stream, _session, done) => {
    let text = '';
    stream.on('data', (part) => (text += part)).on('end', () => done(null, messages.push(text)));
  };
  const server = new SMTPServer({ disabledCommands: ['AUTH', 'STARTTLS'], onData });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: server.server.address().port, messages, close: () => server.close() };
}

/** Builds the images once; `DEPLOY_PREBUILT` names the folder of an earlier build. */
function imageStages(own) {
  const folder = process.env.DEPLOY_PREBUILT;
  const stage = (name, command, env) => [name, { cwd: path.join(folder, name, 'srv/rodovia'), command, env }];
  if (!folder) {
    const lent = path.join(own, 'builds');
    lendBuilds(lent);
    return buildImage(root, 'deploy/server.Dockerfile', { say: console.log, env: { BUILD_CACHE: lent } });
  }
  return {
    root: null,
    stages: new Map([
      stage('built', ['node', 'deploy/publish.mjs'], {}),
      stage('runtime', ['node', 'deploy/serve.mjs'], { NODE_ENV: 'production' }),
    ]),
  };
}

/** Runs the services of docker-compose.yml as processes of this machine, started as the file says. */
class System {
  folder = mkdtempSync(path.join(tmpdir(), 'rodovia-compose-'));
  running = new Map();
  ports = {};

  async prepare(nginx) {
    this.nginx = nginx;
    // an nginx started as root works as another user
    chmodSync(this.folder, 0o755);
    this.image = imageStages(this.folder);
    this.storage = await startStorage();
    this.mail = await startMailCatcher();
    this.database = `rodovia_deploy_${randomBytes(6).toString('hex')}`;
    await administer(`create database ${this.database}`);
    for (const name of ['proxy', 'api-1', 'api-2']) this.ports[name] = await freePort();
    this.origin = `http://127.0.0.1:${this.ports.proxy}`;
    const compose = readCompose(path.join(root, 'docker-compose.yml'));
    this.services = interpolated(compose, { ...SETTINGS, PUBLIC_URL: this.origin }).services;
  }

  /** Replaces the addresses of other services by those they have on this machine. */
  here(text) {
    const database = new URL(adminUrl);
    database.pathname = `/${this.database}`;
    return text
      .replace(/^postgres:.*/, database.href)
      .replace('@storage:9000', `@127.0.0.1:${this.storage.port}`)
      .replace('//mail:1025', `//127.0.0.1:${this.mail.port}`);
  }

  processOf(name) {
    const { environment, command, build } = this.services[name];
    const stage = this.image.stages.get(build.target);
    const own = path.join(this.folder, name);
    mkdirSync(own, { recursive: true });
    const settings = Object.entries({ ...stage.env, ...environment });
    const translated = Object.fromEntries(settings.map(([key, value]) => [key, this.here(value)]));
    const env = { PATH: process.env.PATH, ...translated, DATA_DIR: own, PORT: String(this.ports[name] ?? '') };
    const [file, ...args] = command ?? stage.command;
    return { file: NODE.get(file) ?? file, args, options: { cwd: stage.cwd, env } };
  }

  /** Runs a service that ends by itself; returns its output. */
  async runOnce(name) {
    const { file, args, options } = this.processOf(name);
    return (await run(file, args, options)).stdout;
  }

  async isHealthy(name) {
    const [, file, ...args] = this.services[name].healthcheck.test;
    const { options } = this.processOf(name);
    return run(NODE.get(file) ?? file, args, options).then(
      () => true,
      () => false,
    );
  }

  /** Starts an instance and waits until it is healthy, as Docker Compose does. */
  async start(name) {
    const { file, args, options } = this.processOf(name);
    const log = openSync(path.join(this.folder, `${name}.log`), 'a');
    this.running.set(name, spawn(file, args, { ...options, stdio: ['ignore', log, log] }));
    await until(() => this.isHealthy(name), `${name} responde: ${path.join(this.folder, `${name}.log`)}`);
  }

  /** Returns the proxy's configuration with the paths of containers replaced by paths of this machine. */
  proxyFile() {
    const addressOf = (name) => this.services[name].networks.site.ipv4_address;
    const file = path.join(this.folder, 'nginx.conf');
    const text = readFileSync(path.join(root, 'deploy/proxy/nginx.conf'), 'utf8')
      .replaceAll(/(api-[12]):3000/g, (_, name) => `${addressOf(name)}:${this.ports[name]}`)
      .replaceAll('/tmp/', `${this.folder}/`)
      .replaceAll(/\/dev\/std\w+/g, `${this.folder}/proxy.log`)
      .replace('listen 8080;', `listen ${this.ports.proxy};`)
      .replace('http {', `http {\n    proxy_bind ${addressOf('proxy')};`);
    writeFileSync(file, text);
    return file;
  }

  async startProxy() {
    const log = openSync(path.join(this.folder, 'proxy.log'), 'a');
    const [, ...args] = this.services.proxy.entrypoint;
    const own = args.map((arg) => (arg.endsWith('nginx.conf') ? this.proxyFile() : arg));
    this.running.set('proxy', spawn(this.nginx, own, { stdio: ['ignore', log, log] }));
    const isUp = () =>
      fetch(`${this.origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(isUp, `nginx responde: ${this.folder}/proxy.log`);
  }

  /** Sends a signal to a process and waits for its end. */
  async end(name, signal) {
    const child = this.running.get(name);
    this.running.delete(name);
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  /** Returns the lines of the proxy's log from a position on. */
  proxyLines(from = 0) {
    const lines = readFileSync(path.join(this.folder, 'proxy.log'), 'utf8').split('\n');
    return lines
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
      .slice(from);
  }

  async close() {
    // killing the proxy would leave its workers behind
    for (const name of [...this.running.keys()]) await this.end(name, name === 'proxy' ? 'SIGTERM' : 'SIGKILL');
    await this.storage.close();
    this.mail.close();
    await administer(`drop database ${this.database} with (force)`);
    for (const folder of [this.folder, this.image.root]) if (folder) rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the whole file, including the demonstration, each service after those it depends on. */
export async function startSystem(nginx) {
  const system = new System();
  await system.prepare(nginx);
  const starters = {
    migrate: () => system.runOnce('migrate'),
    publish: () => system.runOnce('publish'),
    seed: () => system.runOnce('seed'),
    'api-1': () => system.start('api-1'),
    'api-2': () => system.start('api-2'),
    proxy: () => system.startProxy(),
  };
  try {
    for (const name of startOrder(system.services)) await starters[name]?.();
    return system;
  } catch (error) {
    await system.close();
    throw error;
  }
}
