import type { Discovery } from '@rodovia/shared/contracts/platform';
import { measuredOf, moduleAt, type Owner, releaseOf } from './attribution';

const shell: Owner = ['shell', '1.0.0-abc1234'];
const own: Owner = ['mf-a', '2.0.0-def5678'];
const vitals = { LCP: 1234.5678, INP: 40, CLS: 0.0123456 };

test('what a page measures counts for the shell and for the module that it began with', () => {
  expect(measuredOf(vitals, shell, own, false)).toEqual([
    { module: 'shell', release: '1.0.0-abc1234', vitals: { LCP: 1235, INP: 40, CLS: 0.01235 } },
    { module: 'mf-a', release: '2.0.0-def5678', vitals: { LCP: 1235, INP: 40, CLS: 0.01235 } },
  ]);
});

test('of a page that went on to another module, the first one owns no more than its first view', () => {
  expect(measuredOf(vitals, shell, own, true)[1]).toMatchObject({ module: 'mf-a', vitals: { LCP: 1235 } });
  expect(measuredOf(vitals, shell, own, true)[1]?.vitals).not.toHaveProperty('INP');
  expect(measuredOf({ INP: 8 }, shell, own, true)).toHaveLength(1);
  expect(measuredOf({}, shell, own, false)).toEqual([]);
});

test('the module of an address is the one that the role sees there', () => {
  const release = (name: string, routes: object[]) => [
    { url: `/mf/${name}/1.0.0-a/mf-manifest.json`, extras: { routes } },
  ];
  const discovery = {
    microFrontends: {
      shop: release('mf-shop', [{ path: '/', roles: ['visitor'] }, { path: '/pneu/:id' }]),
      desk: release('mf-desk', [{ path: '/', roles: ['admin'] }]),
    },
  } as unknown as Discovery;
  expect(moduleAt(discovery, '/pneu/3', 'visitor')).toEqual(['mf-shop', '1.0.0-a']);
  expect(moduleAt(discovery, '/', 'admin')).toEqual(['mf-desk', '1.0.0-a']);
  expect(moduleAt(discovery, '/nada', 'visitor')).toEqual(['mf-shop', '1.0.0-a']);
  expect(releaseOf('https://x/api/nada.js')).toBeNull();
});
