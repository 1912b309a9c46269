import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../inputs.mjs';

const scriptsOf = (folder) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).scripts ?? {};
const documents = execFileSync('git', ['ls-files', '*.md', ':!*CHANGELOG.md'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(path.join(root, file)));

/** Returns the commands of a text: lines of its shell blocks, and code spans that begin like one. */
function commandsIn(text) {
  const blocks = [...text.matchAll(/^```(?:sh|bash|shell)?\n([\s\S]*?)^```/gm)].map(([, block]) => block);
  const lines = blocks.flatMap((block) => block.split('\n'));
  const spans = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span);
  return [...lines, ...spans]
    .map((line) => line.trim().replace(/^(?:[A-Z_]+=\S+ )+/, ''))
    .filter((line) => /^(?:npm|node|npx) /.test(line));
}

/** Scripts of modules, which `mf new` and `npm run new:module` give them. */
const OF_MODULES = ['dev'];

/** Returns what is wrong with a command, or undefined: a script, file or tool that does not exist. */
function faultOf(command) {
  const [tool, ...words] = command.split(/\s+/);
  const workspace = /\s-w (\S+)/.exec(command)?.[1];
  if (tool === 'node') {
    const file = words[0];
    // bundles are made from a source of the same name
    const isBundle = /^api\/dist\/[\w-]+\.mjs$/.test(file);
    const known = isBundle
      ? readFileSync(path.join(root, 'api/build.mjs'), 'utf8').includes(path.basename(file, '.mjs'))
      : existsSync(path.join(root, file));
    return known ? undefined : `${file} does not exist`;
  }
  // of a package that is not installed here
  if (tool === 'npx' && words[0] === '--package') return undefined;
  if (tool === 'npx')
    return existsSync(path.join(root, 'node_modules/.bin', words[0])) ? undefined : `${words[0]} is not installed`;
  const [verb, name] = words;
  const script = verb === 'run' ? name : verb;
  if (OF_NPM.includes(`npm ${script}`)) return undefined;
  // a module of an example is made by the command before
  const folder = workspace && existsSync(path.join(root, workspace)) ? workspace : workspace ? 'mf-quotations' : '.';
  return scriptsOf(folder)[script] || OF_MODULES.includes(script) ? undefined : `${folder} has no script ${script}`;
}

const OPERATOR = 'platform/scripts/checks/operator-commands.test.mjs';
const GENERATORS = 'platform/scripts/generators/check-generators.mjs';
const STAGES = 'testing/stages.mjs';

/** What runs each command: a file of the tests, and how the command, or the script behind it, is named there. */
const RUN_BY = {
  'npm start': ['e2e/specs/start.spec.ts', 'platform/scripts/start.mjs'],
  'npm test': ['.ci/run', 'npm test'],
  'npm run admin': [OPERATOR, 'npm run admin'],
  'npm run affected': ['platform/scripts/checks/affected.test.mjs', 'platform/scripts/checks/affected.mjs'],
  'npm run api:routes': [OPERATOR, 'npm run api:routes'],
  'npm run backup': [OPERATOR, 'npm run backup'],
  'npm run bench': [STAGES, "npmScript('bench'"],
  'npm run bench:api': [STAGES, "npmScript('bench:api'"],
  'npm run build': ['e2e/specs/deployment/packs.spec.ts', "npm('run', 'build')"],
  'npm run check': [STAGES, "id: 'unit'"],
  'npm run dev': ['e2e/support/servers/dev-server.ts', 'platform/scripts/dev.mjs'],
  'npm run gallery': ['e2e/specs/gallery.spec.ts', "'--config', 'gallery'"],
  'npm run lint': [STAGES, "npmScript('lint')"],
  'npm run mf': [GENERATORS, 'platform/scripts/mf.mjs'],
  'npm run new:entity': [GENERATORS, 'new-entity.mjs'],
  'npm run new:module': [GENERATORS, 'new-module.mjs'],
  'npm run pack': ['e2e/specs/deployment/packs.spec.ts', 'platform/scripts/pack.mjs'],
  'npm run proposals:verify': [OPERATOR, 'npm run proposals:verify'],
  'npm run restore': [OPERATOR, 'npm run restore'],
  'npm run seed': ['e2e/support/servers/prepared-database.mjs', 'platform/scripts/seed.mjs'],
  'npm run sentences': [OPERATOR, 'npm run sentences'],
  'npm run soak': [STAGES, "npmScript('soak'"],
  'npm run test': [GENERATORS, 'tools.playwright'],
  'npm run test:api': [STAGES, "jest('api')"],
  'npm run test:logic': [STAGES, "npmScript('test:logic')"],
  'npm run test:long': [STAGES, 'LONG_GROUPS'],
  'npm run test:mutants': [STAGES, 'platform/mutants/run.mjs'],
  'npm run test:rules': [STAGES, "id: 'rules'"],
  'npm run test:unit': ['platform/scripts/checks/tutorial.test.mjs', 'npm run test:unit'],
  'npm run types': [STAGES, "npmScript('types')"],
  'npx --package': ['e2e/specs/deployment/packs.spec.ts', "'--package', packs[0]"],
  'npx jest': [STAGES, "jest('api')"],
  'npx playwright': [STAGES, 'browserTests()'],
  'node api/dist/admin.mjs': [OPERATOR, 'npm run admin'],
  'node api/dist/backup.mjs': [OPERATOR, 'npm run backup'],
  'node api/dist/restore.mjs': [OPERATOR, 'npm run restore'],
  'node api/dist/verify-proposals.mjs': [OPERATOR, 'npm run proposals:verify'],
  'node api/run.mjs bench/side-by-side.ts': [STAGES, 'bench/side-by-side.ts'],
  'node api/run.mjs bench/tracing.ts': [STAGES, 'bench/tracing.ts'],
  'node platform/scripts/checks/check-messages.mjs': [STAGES, 'check-messages.mjs'],
  'node testing/run.mjs': [STAGES, 'GROUPS'],
};

/** Commands of npm itself. */
const OF_NPM = ['npm ci', 'npm install', 'npm version', 'npm pack'];

/** Returns the key of a command in `RUN_BY`: its tool and script. */
function keyOf(command) {
  const [tool, first, second] = command.split(/\s+/);
  const isLonger = first === 'run' || first === 'api/run.mjs';
  return [tool, first, ...(isLonger ? [second] : [])].join(' ');
}

test('every command that the documents name is run by a test', () => {
  const commands = documents.flatMap((file) => commandsIn(readFileSync(path.join(root, file), 'utf8')));
  const keys = new Set(commands.map(keyOf).filter((key) => !OF_NPM.includes(key)));
  assert.deepEqual([...keys].filter((key) => !RUN_BY[key]).sort(), []);
  assert.deepEqual(
    Object.keys(RUN_BY).filter((key) => !keys.has(key)),
    [],
  );
  const unproved = Object.entries(RUN_BY).filter(
    ([, [file, evidence]]) => !readFileSync(path.join(root, file), 'utf8').includes(evidence),
  );
  assert.deepEqual(unproved, []);
});

test('every command that the documents name exists', () => {
  const found = documents.flatMap((file) =>
    commandsIn(readFileSync(path.join(root, file), 'utf8')).map((command) => ({ file, command })),
  );
  assert.ok(found.length > 60, String(found.length));
  const faults = found.map((one) => ({ ...one, fault: faultOf(one.command) })).filter(({ fault }) => fault);
  assert.deepEqual(faults, []);
});

test('a command that does not exist is named', () => {
  const text = 'Do `npm run nothing`.\n\n```sh\nnode platform/nowhere.mjs\nTEST=1 npm test -- --changed\n```\n';
  assert.deepEqual(commandsIn(text).map(faultOf), [
    'platform/nowhere.mjs does not exist',
    undefined,
    '. has no script nothing',
  ]);
});
