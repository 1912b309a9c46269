import type { Discovery } from '@rodovia/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { describe, packageOf } from '../store/discovery';
import { releaseName } from '../store/release';
import type { ReleaseStore } from '../store/release-store';

const HOUR_S = 3600;

/** Cookie of a browser that looks at a release which is not live: `module@release`; empty ends it. */
const cookieFor = (value: string) => `preview=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${value ? HOUR_S : 0}`;

/** In place of a release: the module comes from a developer's machine, which adds it to the page. */
const SOURCES = 'sources';

interface Wish {
  module?: string;
  release?: string;
}

/** `/mf/preview?module=…&release=…` shows a published release to this browser for an hour; without them it ends. */
export function registerPreview(app: FastifyInstance, store: ReleaseStore) {
  app.get<{ Querystring: Wish }>('/mf/preview', async ({ query: { module, release } }, reply) => {
    if (!module || !release) return reply.header('set-cookie', cookieFor('')).redirect('/');
    const exists = await store.hasRelease(module, release).catch(() => false);
    if (!exists || module === 'shell')
      return reply.code(404).type('text/plain; charset=utf-8').send('Versão não encontrada.');
    return reply.header('set-cookie', cookieFor(`${module}@${release}`)).redirect('/');
  });
}

function withoutModule({ microFrontends }: Discovery, module: string): Discovery {
  const { [packageOf(module)]: _own, ...others } = microFrontends;
  return { microFrontends: others };
}

/** The discovery document of a browser with a preview: that release first, whatever is live behind it. */
export async function withPreview(
  store: ReleaseStore,
  discovery: Discovery,
  cookie = '',
): Promise<{ discovery: Discovery; preview: string | null }> {
  const [module = '', release = ''] = cookie.split('@');
  if (release === SOURCES) return { discovery: withoutModule(discovery, module), preview: null };
  const isThere = module && release && (await store.fetchRelease(module, release).catch(() => false));
  if (!isThere) return { discovery, preview: null };
  const record = await store.readRelease(module, release);
  const name = packageOf(module);
  const others = (discovery.microFrontends[name] ?? []).filter(({ url }) => !url.includes(`/${releaseName(record)}/`));
  const microFrontends = { ...discovery.microFrontends, [name]: [describe(record, 0, false), ...others] };
  return { discovery: { microFrontends }, preview: `${module} ${release}` };
}
