import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { parse } from 'yaml';
import { bundleServer } from '../../platform/scripts/bundle.mjs';
import { freePort } from '../../testing/free-port.mjs';
import { readCompose } from './compose-file.mjs';
import { ensurePromtool } from './programs.mjs';
import { readExpression, readMetrics } from './promql.mjs';
import { until } from './system.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (name) => readFileSync(path.join(root, 'deploy/observability', name), 'utf8');
const scrape = parse(read('prometheus.yml'));
const rules = parse(read('alerts.yml')).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('dashboard.json'));
const shown = dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr]));
const expressions = [...rules.map(({ alert, expr }) => [alert, expr]), ...shown];
const jobs = scrape.scrape_configs.map(({ job_name: name }) => name);

/** Labels that Prometheus adds to every series. */
const ADDED = ['job', 'instance'];
const vitals = { networks: 1, histogram: [1] };
const counted = { visits: 1, failed: 1, phases: { load: 1 }, vitals: { LCP: vitals, INP: vitals, CLS: vitals } };

/** Audit entry of a canary; the next one takes it back. */
const decision = {
  by: 'plataforma',
  commit: '',
  why: 'prova',
  at: '2026-11-01T10:00:00.000Z',
  release: '1.0.0-abc1234',
};
const steps = [
  { ...decision, action: 'canary', canary: { release: '1.1.0-abc1234', traffic: 10 } },
  { ...decision, action: 'take-back' },
];

const promtool = ensurePromtool();
if (!promtool && process.env.CI) throw new Error('promtool não foi encontrado; indique um com PROMTOOL_PATH');

const folder = mkdtempSync(path.join(tmpdir(), 'rodovia-metrics-'));
let child;
let series = [{ name: 'up', labels: {} }];
before(async () => {
  await bundleServer();
  const notes = path.join(folder, 'store/notes/telemetry/prova');
  mkdirSync(notes, { recursive: true });
  writeFileSync(path.join(notes, 'mf-dashboard@1.0.0-abc1234.json'), JSON.stringify(counted));
  const pointers = path.join(folder, 'store/channels/live/mf-dashboard');
  mkdirSync(pointers, { recursive: true });
  for (const [i, step] of steps.entries())
    writeFileSync(path.join(pointers, `${String(i + 1).padStart(8, '0')}.json`), JSON.stringify(step));
  const port = await freePort();
  const own = { DATA_DIR: folder, MF_STORE: path.join(folder, 'store'), PORT: String(port), SEED_DEMO: '0' };
  const env = { PATH: process.env.PATH, NODE_ENV: 'development', ...own };
  child = spawn(process.execPath, ['deploy/serve.mjs'], { cwd: root, env, stdio: 'inherit' });
  const ask = (at) => fetch(`http://127.0.0.1:${port}${at}`);
  await until(
    () =>
      ask('/api/health/live').then(
        ({ ok }) => ok,
        () => false,
      ),
    'o servidor responde',
  );
  for (const at of ['/api/metrics', '/mf/metrics']) series = series.concat(readMetrics(await (await ask(at)).text()));
});
after(async () => {
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

test('every alert says what is wrong, since when, how bad it is and where to look', () => {
  assert.equal(new Set(rules.map(({ alert }) => alert)).size, rules.length);
  for (const { alert, labels, annotations, ...rule } of rules) {
    assert.match(rule.for, /^\d+m$/, alert);
    assert.deepEqual(Object.keys(labels), ['severity'], alert);
    assert.match(labels.severity, /^(critical|warning)$/, alert);
    assert.deepEqual(Object.keys(annotations).sort(), ['description', 'summary'], alert);
  }
});

test('Prometheus takes the files, and every alert is raised by what it is for and by nothing else', {
  skip: promtool ? false : 'promtool não foi encontrado; indique um com PROMTOOL_PATH',
}, () => {
  const files = path.join(folder, 'prometheus');
  cpSync(path.join(root, 'deploy/observability'), files, { recursive: true });
  writeFileSync(path.join(files, scrape.scrape_configs[0].authorization.credentials_file), 'token');
  const ask = (...args) => execFileSync(promtool, args, { cwd: files, encoding: 'utf8' });
  assert.match(ask('check', 'config', 'prometheus.yml'), /\d+ rules found/);
  ask('test', 'rules', 'alerts.test.yml');
  const tried = readFileSync(path.join(files, 'alerts.test.yml'), 'utf8');
  for (const { alert } of rules) assert.ok(tried.includes(alert), `${alert} não foi provocado`);
});

test('every metric, label and value of an expression is one that the server has', () => {
  for (const [title, expression] of expressions) {
    const { labels, selectors } = readExpression(expression);
    assert.ok(selectors.length > 0, title);
    for (const { name, matchers } of selectors) {
      const found = series.filter((one) => one.name === name);
      assert.ok(found.length > 0, `${title}: ${name}`);
      for (const { label, kind, value } of matchers) {
        if (label === 'job') assert.ok(kind === '=~' || jobs.includes(value), `${title}: job ${value}`);
        else
          assert.ok(
            found.some((one) => label in one.labels),
            `${title}: ${name} não tem ${label}`,
          );
        const isNamed = label !== 'job' && kind === '=';
        assert.ok(!isNamed || found.some((one) => one.labels[label] === value), `${title}: ${label}="${value}"`);
      }
    }
    const names = new Set(selectors.map(({ name }) => name));
    const known = series.filter(({ name }) => names.has(name)).flatMap((one) => Object.keys(one.labels));
    for (const label of labels) assert.ok([...ADDED, ...known].includes(label), `${title}: ${label}`);
  }
});

test('texts of alerts and legends name labels that their expression leaves', () => {
  const legends = dashboard.panels.flatMap(({ targets }) =>
    targets.map(({ expr, legendFormat }) => [expr, legendFormat]),
  );
  const texts = [...rules.map(({ expr, annotations }) => [expr, Object.values(annotations).join()]), ...legends];
  for (const [expression, text] of texts) {
    const { labels, selectors } = readExpression(expression);
    const left =
      labels.length > 0
        ? labels
        : [...ADDED, ...selectors.flatMap(({ matchers }) => matchers.map(({ label }) => label))];
    for (const [, name] of text.matchAll(/\{\{\s*(?:\$labels\.)?([a-z]\w*)\s*\}\}/g))
      assert.ok(left.includes(name), `${expression}: ${name}`);
  }
});

test('every panel has a place of its own', () => {
  const { panels } = dashboard;
  assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length);
  for (const { gridPos: one, id } of panels) {
    const meets = ({ gridPos: other, id: otherId }) =>
      otherId !== id &&
      one.x < other.x + other.w &&
      other.x < one.x + one.w &&
      one.y < other.y + other.h &&
      other.y < one.y + one.h;
    assert.ok(one.x + one.w <= 24 && !panels.some(meets), `${id}`);
  }
});

test('both endpoints of both instances are read, with the token and the rules', () => {
  const { services } = readCompose(path.join(root, 'docker-compose.yml'));
  assert.deepEqual(scrape.rule_files, ['alerts.yml']);
  assert.deepEqual(scrape.scrape_configs.map(({ metrics_path: at }) => at).sort(), ['/api/metrics', '/mf/metrics']);
  for (const { static_configs: configs, authorization } of scrape.scrape_configs) {
    assert.equal(authorization.credentials_file, 'metrics-token');
    const targets = configs.flatMap((one) => one.targets);
    assert.deepEqual(
      targets,
      Object.keys(services)
        .filter((name) => /^api-\d/.test(name))
        .map((name) => `${name}:3000`),
    );
  }
});
