import type { Discovery } from '@rodovia/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { opensPreview } from '../publish/previews';
import { describe, packageOf, SHELL } from '../store/discovery';
import { releaseName } from '../store/release';
import type { ReleaseStore } from '../store/release-store';

const HOUR_S = 3600;

/** Cookie of a browser that looks at a release which is not live: `module@release@key`; empty ends it. */
const cookieFor = (value: string) => `preview=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${value ? HOUR_S : 0}`;

/** In place of a release: the module comes from a developer's machine, which adds it to the page. */
const SOURCES = 'sources';

interface Wish {
  module?: string;
  release?: string;
  key?: string;
}

/** What a module and a release are called, in addresses and in the cookie. */
const WORD = /^[\w.+-]+$/;

/** True where this browser may look at a release: its address has the key, and it has not ended. */
const mayLook = (store: ReleaseStore, module: string, release: string, key: string) =>
  [module, release, key].every((word) => WORD.test(word))
    ? opensPreview(store, module, release, key).catch(() => false)
    : Promise.resolve(false);

/** True where a cookie opens the preview that it names. */
export function opensCookie(store: ReleaseStore, cookie: string): Promise<boolean> {
  const [module = '', release = '', key = ''] = cookie.split('@');
  return mayLook(store, module, release, key);
}

/** `/mf/preview?module=…&release=…&key=…` shows a preview to this browser for an hour; without them it ends. */
export function registerPreview(app: FastifyInstance, store: ReleaseStore) {
  app.get<{ Querystring: Wish }>('/mf/preview', async ({ query: { module, release, key = '' } }, reply) => {
    if (!module || !release) return reply.header('set-cookie', cookieFor('')).redirect('/');
    if (module === SHELL || !(await mayLook(store, module, release, key)))
      return reply.code(404).type('text/plain; charset=utf-8').send('Esta prévia não existe ou terminou.');
    return reply.header('set-cookie', cookieFor(`${module}@${release}@${key}`)).redirect('/');
  });
}

/** The document without a module that comes from elsewhere. */
export function withoutModule({ microFrontends }: Discovery, module: string): Discovery {
  const { [packageOf(module)]: _own, ...others } = microFrontends;
  return { microFrontends: others };
}

/** The discovery document of a browser with a preview: that release first, whatever is live behind it. */
export async function withPreview(
  store: ReleaseStore,
  discovery: Discovery,
  cookie = '',
): Promise<{ discovery: Discovery; preview: string | null }> {
  const [module = '', release = '', key = ''] = cookie.split('@');
  if (release === SOURCES) return { discovery: withoutModule(discovery, module), preview: null };
  const isThere =
    (await mayLook(store, module, release, key)) && (await store.fetchRelease(module, release).catch(() => false));
  if (!isThere) return { discovery, preview: null };
  const record = await store.readRelease(module, release);
  const name = packageOf(module);
  const others = (discovery.microFrontends[name] ?? []).filter(({ url }) => !url.includes(`/${releaseName(record)}/`));
  const microFrontends = { ...discovery.microFrontends, [name]: [describe(record, 0, false), ...others] };
  return { discovery: { microFrontends }, preview: `${module} ${release}` };
}
