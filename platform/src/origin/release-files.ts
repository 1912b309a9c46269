import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createSeenMarks } from '../publish/seen';
import type { LiveState } from '../store/discovery';
import type { ReleaseStore } from '../store/release-store';
import { type Access, createReleaseAccess } from './public-releases';

/** Cache time of release files for proxies, in seconds; far less than the days that `gc` looks back. */
const PROXY_KEEPS_S = '1800';
const YEAR = 'public, max-age=31536000, immutable';
const FILE = /^\/([a-z][\w-]*)\/(\d[\w.+-]*)\//;

/** Requested release, and who may load it. */
interface Admission {
  release: string;
  access: Access;
}

/** Serves release files. A release that is missing on this machine is fetched as a whole first. */
export async function registerFiles(app: FastifyInstance, store: ReleaseStore, live: () => Promise<LiveState>) {
  const noteSeen = createSeenMarks(store);
  const accessOf = createReleaseAccess(store, live);
  const admissions = new WeakMap<FastifyRequest, Admission>();

  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/mf/')) return;
    const [, module, release] = FILE.exec(request.url.slice('/mf'.length)) ?? [];
    if (!module || !release) return;
    const access = await accessOf(module, release, request.cookies.preview);
    admissions.set(request, { release: `/${module}/${release}/`, access });
    if (access === 'nobody') return;
    const isThere = await store.fetchRelease(module, release).catch((error: unknown) => app.log.warn(error));
    if (isThere) void noteSeen(module, release).catch((error: unknown) => app.log.warn(error));
  });

  /** Compares the served path with the checked one, because an address can be spelled in several ways. */
  function isAdmitted(at: string, request: FastifyRequest) {
    const admission = admissions.get(request);
    return admission !== undefined && admission.access !== 'nobody' && at.startsWith(admission.release);
  }

  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register(fastifyStatic, {
    root: store.assetRoot,
    prefix: '/mf/',
    preCompressed: true,
    index: false,
    // server bundles and source maps are not for browsers
    allowedPath: (at, _root, request) => !at.includes('/server/') && !at.endsWith('.map') && isAdmitted(at, request),
    // immutable files need no revalidation
    cacheControl: false,
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => {
      const isPublic = admissions.get(reply.request)?.access === 'everybody';
      reply.header('cache-control', isPublic ? YEAR : 'private, no-store');
      // proxies ask again from time to time, so that used releases are known
      reply.header('x-accel-expires', isPublic ? PROXY_KEEPS_S : '0');
    },
  });
}
