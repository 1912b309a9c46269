import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import test from 'node:test';
import Ajv from 'ajv';
import { interpolated, readCompose, startOrder } from './compose-file.mjs';
import { readDockerIgnore } from './docker-ignore.mjs';
import { instructionsOf } from './dockerfile.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const linter = path.dirname(require.resolve('dclint/package.json'));
const { $schema, ...schema } = JSON.parse(readFileSync(path.join(linter, 'schemas/compose.schema.json')));
const compose = readCompose(path.join(root, 'docker-compose.yml'));
const SECRETS = {
  TOKEN_SECRET: 'a'.repeat(48),
  POSTGRES_PASSWORD: 'b'.repeat(24),
  STORAGE_PASSWORD: 'c'.repeat(24),
  STORAGE_SERVER_PASSWORD: 'd'.repeat(24),
};
const filled = interpolated(compose, SECRETS);
const services = Object.entries(filled.services);
const lasting = services.filter(([, { restart }]) => restart === 'unless-stopped');
const dockerfiles = ['deploy/server.Dockerfile', 'deploy/storage.Dockerfile', '.devcontainer/Dockerfile'];

/** Exact versions only: no `latest`, no moving tag of a major version, nothing without a tag. */
const PINNED = /:(v?\d+\.\d+(\.\d+)?(-[a-z0-9.-]+)?|RELEASE\.[\dTZ-]+)$/;

function assertValid(document) {
  const validate = new Ajv({ strict: false, validateFormats: false, logger: false }).compile(schema);
  assert.ok(validate(document), JSON.stringify(validate.errors, null, 2));
}

test('[MF-01] docker-compose.yml is valid by the compose specification, variables filled in or not', () => {
  assertValid(compose);
  assertValid(filled);
});

test('[MF-01] a document that the specification does not know is refused', () => {
  assert.throws(() => assertValid({ services: { one: { imagem: 'x' } } }), /imagem/);
});

test('[MF-01] proxy, two instances, PostgreSQL, a bucket and a mail catcher stay up; the rest ends', () => {
  assert.deepEqual(lasting.map(([name]) => name).sort(), ['api-1', 'api-2', 'mail', 'postgres', 'proxy', 'storage']);
  const once = services.filter(([name]) => !lasting.some(([other]) => other === name));
  for (const [name, { restart }] of once) assert.equal(restart, 'on-failure:3', name);
});

test('[MF-01] every service that stays up has a check of its health', () => {
  for (const [name, { healthcheck }] of lasting) assert.ok(healthcheck?.test?.length > 1, name);
});

test('[MF-01] images have exact versions', () => {
  for (const [name, { image, build }] of services) assert.match(image ?? '', PINNED, build ? `${name} (build)` : name);
  for (const file of dockerfiles) {
    const stages = instructionsOf(path.join(root, file)).filter(({ verb }) => verb === 'FROM');
    for (const { rest } of stages) assert.match(rest.split(' ')[0], PINNED, file);
  }
});

test('[MF-01] nothing runs as root, writes outside its volumes, gains rights, or has no limits', () => {
  for (const [name, service] of services) {
    assert.ok(service.user && !/^(root|0)(:|$)/.test(service.user), `${name}: user`);
    assert.equal(service.read_only, true, `${name}: read_only`);
    assert.deepEqual(service.cap_drop, ['ALL'], `${name}: cap_drop`);
    assert.ok(service.security_opt.includes('no-new-privileges:true'), `${name}: security_opt`);
    const { cpus, memory, pids } = service.deploy.resources.limits;
    assert.ok(cpus && memory && pids, `${name}: limits`);
  }
  for (const file of dockerfiles) {
    const last = instructionsOf(path.join(root, file)).findLast(({ verb }) => verb === 'USER');
    assert.match(last?.rest ?? '', /^(node|1000:1000)$/, file);
  }
});

test('[MF-01] secrets come from the environment, and without them nothing starts', () => {
  for (const name of Object.keys(SECRETS)) {
    const { [name]: _, ...others } = SECRETS;
    assert.throws(() => interpolated(compose, others), new RegExp(`Defina ${name} no arquivo \\.env`));
    assert.match(readFileSync(path.join(root, '.env.example'), 'utf8'), new RegExp(`^${name}=$`, 'm'));
  }
  const settings = Object.values(compose.services).flatMap(({ environment = {} }) => Object.entries(environment));
  for (const [name, value] of settings) {
    const [, password] = /^\w+:\/\/[^:/]+:(.*)@/.exec(value) ?? [];
    const secret = /PASSWORD|SECRET|TOKEN/.test(name) ? value : password;
    assert.match(secret ?? '${', /^\$\{/, name);
  }
});

test('[MF-01] .env is neither committed nor sent to the builder', () => {
  const isSent = readDockerIgnore(path.join(root, '.dockerignore'));
  assert.equal(isSent('.env'), false);
  assert.equal(isSent('api/node_modules/x/index.js'), false);
  assert.equal(isSent('api/src/app.ts'), true);
  assert.match(readFileSync(path.join(root, '.gitignore'), 'utf8'), /^\.env$/m);
});

test('[MF-01] every service waits for what it needs, and there is no circle', () => {
  const order = startOrder(filled.services);
  for (const [first, second] of [
    ['postgres', 'migrate'],
    ['migrate', 'api-1'],
    ['storage', 'publish'],
    ['storage', 'keys'],
    ['keys', 'api-1'],
    ['publish', 'proxy'],
    ['api-2', 'proxy'],
  ]) {
    assert.ok(order.indexOf(first) < order.indexOf(second), `${first} antes de ${second}`);
  }
  assert.equal(filled.services.proxy.depends_on.publish.condition, 'service_completed_successfully');
});

test('[MF-05] each instance keeps what was last live on a disk of its own that outlives it', () => {
  const volumes = ['api-1', 'api-2'].map((name) => {
    const { environment, volumes } = filled.services[name];
    const [volume] = volumes.filter((one) => typeof one === 'string' && one.endsWith(`:${environment.DATA_DIR}`));
    return volume?.split(':')[0];
  });
  assert.equal(new Set(volumes).size, 2);
  for (const volume of volumes) assert.ok(volume in compose.volumes, volume);
  const made = instructionsOf(path.join(root, 'deploy/server.Dockerfile')).map(({ rest }) => rest);
  assert.ok(made.includes('install -d -m 1777 ../kept') && made.includes('/srv/rodovia'));
});

test('[MF-01] what is built and mounted is in the repository', () => {
  for (const [name, { build, volumes = [] }] of services) {
    if (build) {
      const stages = instructionsOf(path.join(root, build.dockerfile)).filter(({ verb }) => verb === 'FROM');
      assert.ok(!build.target || stages.some(({ rest }) => rest.endsWith(` AS ${build.target}`)), name);
    }
    for (const volume of volumes.filter((one) => typeof one === 'string' && one.startsWith('./')))
      assert.ok(existsSync(path.join(root, volume.split(':')[0])), volume);
  }
});

test('[MF-01] the instances believe the proxy, and only the proxy, about who calls', () => {
  const { proxy, 'api-1': first, 'api-2': second } = filled.services;
  const addressOf = ({ networks }) => networks.site.ipv4_address;
  for (const { environment } of [first, second]) assert.equal(environment.TRUST_PROXY, addressOf(proxy));
  assert.equal(new Set([proxy, first, second].map(addressOf)).size, 3);
  assert.deepEqual(
    lasting.filter(([, { ports }]) => ports?.some((port) => !port.startsWith('127.0.0.1:'))).map(([name]) => name),
    ['proxy'],
  );
});

test("the development container has the product's Node and PostgreSQL, and what it names is in the repository", () => {
  const folder = path.join(root, '.devcontainer');
  const { dockerComposeFile, service, workspaceFolder, postCreateCommand, remoteUser } = JSON.parse(
    readFileSync(path.join(folder, 'devcontainer.json'), 'utf8'),
  );
  const development = readCompose(path.join(folder, dockerComposeFile));
  assertValid(development);
  const { workspace, postgres } = development.services;
  assert.equal(development.services[service], workspace);
  assert.ok(workspace.volumes.some((volume) => volume.includes(`:${workspaceFolder}:`)));
  assert.equal(postgres.image, compose.services.postgres.image);
  const nodeOf = (file) => /^node:[\d.]+/.exec(instructionsOf(path.join(root, file))[0].rest)?.[0];
  assert.equal(nodeOf('.devcontainer/Dockerfile'), nodeOf('deploy/server.Dockerfile'));
  assert.ok(existsSync(path.join(folder, workspace.build.dockerfile)));
  assert.equal(remoteUser, 'node');
  assert.equal(postCreateCommand, 'npm ci');
});
