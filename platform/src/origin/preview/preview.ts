import type { Discovery } from '@rodovia/shared/contracts/platform';
import type { FastifyInstance } from 'fastify';
import { opensPreview } from '../../publish/previews';
import { describe, packageOf, SHELL } from '../../store/discovery';
import { type ReleaseRecord, releaseName } from '../../store/release';
import type { ReleaseStore } from '../../store/release-store';

const HOUR_S = 3600;

/** Cookie of a browser that previews a release: `module@release@key`; empty clears it. */
const cookieFor = (value: string) => `preview=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${value ? HOUR_S : 0}`;

/** Placeholder for a release: the module is added by a developer's machine. */
const SOURCES = 'sources';

interface Wish {
  module?: string;
  release?: string;
  key?: string;
}

/** Matches names of modules and releases in addresses and cookies. */
const WORD = /^[\w.+-]+$/;

/** Returns whether a preview is valid: the key is right, and it has not expired. */
const mayLook = (store: ReleaseStore, module: string, release: string, key: string) =>
  [module, release, key].every((word) => WORD.test(word))
    ? opensPreview(store, module, release, key).catch(() => false)
    : Promise.resolve(false);

/** Returns whether a cookie opens the preview that it names. */
export function opensCookie(store: ReleaseStore, cookie: string): Promise<boolean> {
  const [module = '', release = '', key = ''] = cookie.split('@');
  return mayLook(store, module, release, key);
}

/** `/mf/preview?module=…&release=…&key=…` shows a preview to this browser for an hour; without parameters it ends. */
export function registerPreview(app: FastifyInstance, store: ReleaseStore) {
  app.get<{ Querystring: Wish }>('/mf/preview', async ({ query: { module, release, key = '' } }, reply) => {
    if (!module || !release) return reply.header('set-cookie', cookieFor('')).redirect('/');
    if (!(await mayLook(store, module, release, key)))
      return reply.code(404).type('text/plain; charset=utf-8').send('Esta prévia não existe ou terminou.');
    return reply.header('set-cookie', cookieFor(`${module}@${release}@${key}`)).redirect('/');
  });
}

/** Returns the discovery document without a module. */
export function withoutModule({ microFrontends }: Discovery, module: string): Discovery {
  const { [packageOf(module)]: _own, ...others } = microFrontends;
  return { microFrontends: others };
}

/** What a page is made of for a browser that may have a preview. */
interface Previewed {
  discovery: Discovery;
  /** Previewed shell; undefined if the preview is of a module, or there is none. */
  shell?: ReleaseRecord;
  /** Name of the previewed release. */
  preview: string | null;
}

/** Returns the discovery document with a previewed release first, followed by the live ones; or the previewed shell. */
export async function withPreview(store: ReleaseStore, discovery: Discovery, cookie = ''): Promise<Previewed> {
  const [module = '', release = '', key = ''] = cookie.split('@');
  if (release === SOURCES) return { discovery: withoutModule(discovery, module), preview: null };
  const isThere =
    (await mayLook(store, module, release, key)) && (await store.fetchRelease(module, release).catch(() => false));
  if (!isThere) return { discovery, preview: null };
  const record = await store.readRelease(module, release);
  const preview = `${module} ${release}`;
  if (module === SHELL) return { discovery, shell: record, preview };
  const name = packageOf(module);
  const others = (discovery.microFrontends[name] ?? []).filter(({ url }) => !url.includes(`/${releaseName(record)}/`));
  const microFrontends = { ...discovery.microFrontends, [name]: [describe(record, 0, false), ...others] };
  return { discovery: { microFrontends }, preview };
}
