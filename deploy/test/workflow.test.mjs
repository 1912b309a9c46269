import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

const workflow = parse(readFileSync(path.join(root, 'docs/examples/team-workflow.yml'), 'utf8'));
const commandsOf = ({ steps }) => steps.map(({ run }) => run).filter(Boolean);
const commands = Object.values(workflow.jobs).flatMap(commandsOf);
const teams = readFileSync(path.join(root, 'docs/teams.md'), 'utf8');
const documented = [...teams.matchAll(/^npm (.*)$/gm)].map(([line]) => line.replace(/ +#.*$/, ''));

/** The commands and options that the publishing tool lists itself. */
const help = execFileSync(process.execPath, ['platform/scripts/mf.mjs', 'help'], { cwd: root, encoding: 'utf8' });

function assertKnown(command) {
  const [, script, rest = ''] = /^npm run ([\w:]+)(?: -- (.*)| .*)?$/.exec(command) ?? [];
  if (!script)
    return assert.match(command, /^npm (ci|install|start|version minor --no-git-tag-version( -w mf-fleet)?)$/);
  // scripts that a module has itself
  assert.ok(scripts[script] || ['dev', 'build'].includes(script), command);
  if (script !== 'mf') return;
  const [verb] = rest.split(' ');
  assert.match(help, new RegExp(`(^|\\s)${verb} `), command);
  for (const [flag] of rest.matchAll(/--[a-z]+/g)) assert.ok(help.includes(flag), `${command}: ${flag}`);
}

test('[MF-05] every command of the example pipeline and of the guide for teams exists', () => {
  assert.ok(documented.length > 8, documented.join('\n'));
  for (const command of [...commands, ...documented]) assertKnown(command);
});

test('[MF-05] the example goes from check to canary to promotion, and a canary that fails is not promoted', () => {
  const { check, canary, decide } = workflow.jobs;
  assert.ok(commandsOf(check).some((run) => run.startsWith('npm run affected -- build test')));
  assert.equal(canary.needs, 'check');
  const verbsOf = (job) => commandsOf(job).flatMap((run) => /npm run mf -- (\w+)/.exec(run)?.[1] ?? []);
  assert.deepEqual(verbsOf(canary), ['publish', 'doctor', 'canary']);
  assert.deepEqual(verbsOf(decide), ['watch', 'audit']);
  assert.match(commandsOf(decide).join(), /--decide/);
  const takingBack = canary.steps.find(({ run }) => run?.includes('canary mf-fleet --off'));
  assert.match(takingBack.if, /failure\(\) \|\| cancelled\(\)/);
  assert.ok([...commandsOf(canary), ...commandsOf(decide)].every((run) => !run.includes('|| true')));
});
