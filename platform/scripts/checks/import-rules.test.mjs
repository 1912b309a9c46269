import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { copySources, tools } from '../generators/repository-copy.mjs';
import { modules } from '../inputs.mjs';
import { circles, roomOf } from './room-circles.mjs';

const LIBRARIES = 'browser-code-takes-libraries-from-shared';

/** Forbidden files, what they import, and the rules that must report them. */
const PLANTED = [
  ['platform/src/planted-shell.ts', '../../shell/src/router/resolve', 'platform-imports-only-api-and-contracts'],
  ['platform/src/planted-module.ts', '../../mf-dashboard/src/remote', 'platform-imports-only-api-and-contracts'],
  ['platform/src/planted-state.ts', '@rodovia/shared/runtime', 'platform-imports-only-api-and-contracts'],
  ['platform/src/planted-relative.ts', '../../shared/src/contracts/records', 'shared-by-package-name-only'],
  ['mf-quotations/src/features/planted/entry.ts', '../neighbour/entry', 'entities-do-not-reach-their-siblings'],
  ['mf-quotations/src/features/neighbour/entry.ts', '@rodovia/shared/contracts/quotations'],
  ['mf-quotations/src/features/laundered/entry.ts', '../../planted-between', 'entities-do-not-reach-their-siblings'],
  ['mf-quotations/src/planted-between.ts', './features/neighbour/entry'],
  ['mf-people-admin/src/planted-axios.ts', 'axios', LIBRARIES],
  ['mf-people-admin/src/planted-zustand.ts', 'zustand', LIBRARIES],
  ['mf-people-admin/src/planted-zustand-part.ts', 'zustand/middleware', LIBRARIES],
  ['mf-people-admin/src/planted-antd.ts', 'antd', LIBRARIES],
  ['mf-people-admin/src/planted-antd-part.ts', 'antd/es/button', LIBRARIES],
  ['mf-people-admin/src/planted-query.ts', '@tanstack/react-query', LIBRARIES],
  ['shell/src/planted-router.ts', 'react-router-dom', LIBRARIES],
  ['mf-people-admin/src/planted-router.ts', 'react-router', LIBRARIES],
  ['mf-people-admin/src/planted-form.ts', 'react-final-form', LIBRARIES],
  ['mf-people-admin/src/planted-server.ts', '../../api/src/base/config', 'browser-code-imports-only-shared'],
  ['mf-people-admin/src/planted-module.ts', '@rodovia/mf-dashboard/src/remote', 'modules-do-not-know-each-other'],
  ['shell/src/planted-module.ts', '../../mf-dashboard/src/remote', 'shell-knows-no-module'],
  ['mf-people-admin/src/planted-relative.ts', '../../shared/src/runtime/index', 'shared-by-package-name-only'],
  ['mf-storefront/src/planted-antd.ts', '@rodovia/shared/antd-list', 'storefront-never-sees-antd'],
  ['mf-storefront/src/planted-icons.ts', '@ant-design/charts', 'storefront-never-sees-antd'],
  ['shared/src/ui/planted-platform.ts', '@rodovia/platform/webpack/remote.mjs', 'shared-imports-nobody'],
  ['shared/src/ui/planted-state.ts', '../runtime/index', 'state-by-package-name-only'],
  ['shared/src/contracts/planted-state.ts', '@rodovia/shared/runtime', 'contracts-know-no-react-and-no-runtime'],
  ['shared/src/contracts/planted-axios.ts', 'axios', 'contracts-know-no-react-and-no-runtime'],
  ['shared/src/contracts/planted-react.ts', 'react', 'contracts-know-no-react-and-no-runtime'],
  ['api/src/base/planted-state.ts', '@rodovia/shared/runtime', 'api-imports-only-contracts'],
  ['api/src/base/planted-platform.ts', '@rodovia/platform/webpack/remote.mjs', 'api-imports-only-contracts'],
  ['api/src/modules/health/planted-app.ts', '../../server-options', 'api-rooms-do-not-import-what-composes-them'],
  ['api/src/modules/health/planted.ts', '../brand/brand.routes', 'api-modules-do-not-know-their-siblings'],
  ['api/src/seed/planted-test.ts', '../../test/support/wait', 'api-rooms-do-not-import-what-composes-them'],
  ['api/src/db/planted-circle.ts', '../mail/layout'],
  ['mf-people-admin/src/planted-first.ts', './planted-second', 'no-cycles'],
  ['mf-people-admin/src/planted-second.ts', './planted-first'],
];

/** Returns the linter's report for a tree with this repository's configuration. */
function cruise(cwd) {
  const rooms = ['shell', ...modules(), 'shared', 'api', 'platform'];
  const args = [tools.depcruise, '--config', '.dependency-cruiser.cjs', ...rooms, '--output-type', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  assert.notEqual(stdout, '', stderr);
  const { modules: files, summary } = JSON.parse(stdout);
  const broken = summary.violations.map(({ rule, from }) => `${from}: ${rule.name}`);
  return { broken: [...new Set(broken)].sort(), circles: circles(files, roomOf) };
}

describe('who may import whom', { timeout: 60_000 }, () => {
  let copy;
  before(() => {
    copy = copySources();
    for (const [file, imported] of PLANTED) {
      mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(copy, file), `import * as planted from '${imported}';\nexport const used = planted;\n`);
    }
  });
  after(() => rmSync(copy, { recursive: true, force: true }));

  test('each planted import is named with its rule, the planted circles with their rooms, and nothing else', () => {
    const { broken, circles } = cruise(copy);
    const expected = PLANTED.flatMap(([file, , rule]) => (rule ? [`${file}: ${rule}`] : []));
    assert.deepEqual(
      {
        passed: expected.filter((one) => !broken.includes(one)),
        more: broken.filter((one) => !expected.includes(one)),
      },
      { passed: [], more: [] },
    );
    assert.deepEqual(circles, [
      ['composition', 'modules/health'],
      ['db', 'mail'],
    ]);
  });
});
