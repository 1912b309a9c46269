import type { Release, Remote } from '@rodovia/shared/runtime';
import type * as Loader from '../../shell/src/remotes/load';

type Load = () => Promise<{ remote: Remote }>;

const MODULES: Record<string, Load> = {
  '@rodovia/mf-storefront': () => import(/* webpackChunkName: "mf-storefront" */ '../../mf-storefront/src/remote'),
  '@rodovia/mf-catalog-admin': () =>
    import(/* webpackChunkName: "mf-catalog-admin" */ '../../mf-catalog-admin/src/remote'),
  '@rodovia/mf-people-admin': () =>
    import(/* webpackChunkName: "mf-people-admin" */ '../../mf-people-admin/src/remote'),
  '@rodovia/mf-quotations': () => import(/* webpackChunkName: "mf-quotations" */ '../../mf-quotations/src/remote'),
  '@rodovia/mf-dashboard': () => import(/* webpackChunkName: "mf-dashboard" */ '../../mf-dashboard/src/remote'),
};

const ready = new Map<string, Remote>();

/** Replaces the shell's loader in the build without federation: the same code as chunks of one build. */
export async function loadModule(name: string, _releases: readonly Release[]): Promise<Remote> {
  const load = MODULES[name];
  if (!load) throw new Error(`módulo desconhecido: ${name}`);
  const { remote } = await load();
  ready.set(name, remote);
  return remote;
}

export const loadedModule = (name: string) => ready.get(name);
export const adoptModule = (name: string, remote: Remote) => void ready.set(name, remote);
export const failureOf = (_name: string) => undefined;
export const releaseInUse = (_name: string) => undefined;
export const forgetFailure = (_name: string) => undefined;

// the compiler says if the loader that this file replaces has got something that is missing here
({ loadModule, loadedModule, adoptModule, failureOf, releaseInUse, forgetFailure }) satisfies typeof Loader;

// the shell tells it to developer tools which modules there are
Object.assign(globalThis, { __FEDERATION__: { moduleInfo: {} } });
