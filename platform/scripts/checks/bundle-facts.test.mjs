import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import test, { after, before } from 'node:test';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { serverConfig } from '../../webpack/base.mjs';
import { ServerFactsPlugin } from '../../webpack/bundle-facts.mjs';
import { remoteConfig } from '../../webpack/remote.mjs';
import { root } from '../inputs.mjs';

/** A module inside the repository, where installed packages are found. */
const dir = path.join(root, '.cache', `bundle-facts-${process.pid}`, 'mf-facts');

function write(files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
}

async function build(...configs) {
  const compiler = webpack(configs.map((config) => ({ ...config, mode: 'production' })));
  const stats = await promisify(compiler.run.bind(compiler))();
  assert.deepEqual(stats.toJson().errors, []);
  await promisify(compiler.close.bind(compiler))();
}

async function factsOf(files) {
  write(files);
  await build(...remoteConfig(dir));
  return JSON.parse(readFileSync(path.join(dir, 'dist/bundle.json'), 'utf8'));
}

const versionOf = (name) => JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'))).version;

before(() => {
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ name: '@rodovia/mf-facts', version: '1.0.0' }));
});
after(() => rmSync(path.dirname(dir), { recursive: true, force: true }));

test('[MF-03] a build tells the packages that its scripts carry, those of lazy parts too, with their versions', async () => {
  const { packages } = await factsOf({
    'src/remote.tsx': `
      import { createRoot } from 'react-dom/client';
      import { useState } from 'react';
      import { useQuery } from '@tanstack/react-query';
      export const remote = { createRoot, useState, later: () => import('./later') };`,
    'src/later.ts': `import axios from 'axios'; export { create } from 'zustand'; export const get = axios.get;`,
  });
  for (const name of ['react-dom', 'axios', 'zustand']) assert.equal(packages[name], versionOf(name), name);
  // neither unused imports nor packages provided by the shell are included
  assert.deepEqual(
    ['@tanstack/react-query', 'react'].filter((name) => name in packages),
    [],
  );
});

test('[MF-03] a build tells the names that it uses of shared packages', async () => {
  const { uses, packages } = await factsOf({
    'src/remote.tsx': `
      import { createPortal } from 'react-dom';
      import { api as calls, keep } from '@rodovia/shared/runtime';
      import * as ui from '@rodovia/shared/ui';
      import * as forms from '@rodovia/shared/forms';
      export { Link } from '@rodovia/shared/router';
      const unused = () => keep();
      export const remote = {
        calls, Button: ui.Button, each: (name) => forms[name],
        later: async () => { const { RecordDialog } = await import('@rodovia/shared/crud-form'); return RecordDialog; },
        whole: () => import('@rodovia/shared/crud'),
      };
      export const Page = () => createPortal(<p>x</p>, document.body);`,
  });
  assert.deepEqual(uses, {
    '@rodovia/shared/crud': ['*'],
    '@rodovia/shared/crud-form': ['RecordDialog'],
    '@rodovia/shared/forms': ['*'],
    '@rodovia/shared/router': ['Link'],
    '@rodovia/shared/runtime': ['api'],
    '@rodovia/shared/ui': ['Button'],
    'react-dom': ['createPortal'],
    'react/jsx-runtime': ['jsx'],
  });
  assert.deepEqual(packages, {});
});

test('[MF-03] a build tells what draws on the server apart: a package that only that carries, the names that only that uses', async () => {
  const { packages, uses, server } = await factsOf({
    'src/remote.tsx': `
      import { api } from '@rodovia/shared/runtime';
      export const remote = { api };`,
    'src/server.ts': `
      import { keep } from '@rodovia/shared/runtime';
      import { createPortal, flushSync } from 'react-dom';
      import { create } from 'zustand';
      const unused = () => flushSync();
      export { remote } from './remote';
      export const headOf = () => [keep, create, createPortal];`,
  });
  assert.deepEqual([packages, uses], [{}, { '@rodovia/shared/runtime': ['api'] }]);
  assert.equal(server.packages.zustand, versionOf('zustand'));
  assert.deepEqual(server.uses['@rodovia/shared/runtime'], ['api', 'keep']);
  assert.deepEqual(server.uses['react-dom'], ['createPortal']);
});

test('[MF-03] a shell tells the names of the packages that it hands on as a whole where pages are drawn', async () => {
  write({
    'src/shell.ts': `
      import * as ui from '@rodovia/shared/ui';
      import { api } from '@rodovia/shared/runtime';
      export const provided = { '@rodovia/shared/ui': ui };
      export const render = () => api;`,
  });
  const noted = new ServerFactsPlugin(['@rodovia/shared/ui', '@rodovia/shared/runtime', 'react']);
  const config = serverConfig({ dir, name: 'shell', entry: 'src/shell.ts' });
  await build({ ...config, plugins: [...config.plugins, noted] });
  assert.deepEqual(Object.keys(noted.facts.names), ['@rodovia/shared/ui']);
  for (const name of ['Boundary', 'Button']) assert.ok(noted.facts.names['@rodovia/shared/ui'].includes(name), name);
});
