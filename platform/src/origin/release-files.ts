import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createSeenMarks } from '../publish/seen';
import type { LiveState } from '../store/discovery';
import type { ReleaseStore } from '../store/release-store';
import { type Access, createReleaseAccess } from './public-releases';

/** So long a proxy before this server serves a release's file without asking; less than the days that `gc` looks back by far. */
const PROXY_KEEPS_S = '1800';
const YEAR = 'public, max-age=31536000, immutable';
const FILE = /^\/([a-z][\w-]*)\/(\d[\w.+-]*)\//;

/** Which release a request is for, and who may have its files. */
interface Admission {
  release: string;
  access: Access;
}

/** Files of the releases. One that is not on this machine yet is fetched whole before its first file is served. */
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

  /** Compares what is served with what was judged: an address may be spelled in many ways. */
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
    // the part of a release that draws on the server is not for browsers, nor are its sources
    allowedPath: (at, _root, request) => !at.includes('/server/') && !at.endsWith('.map') && isAdmitted(at, request),
    // what never changes is never asked for again: nothing to compare it by
    cacheControl: false,
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => {
      const isPublic = admissions.get(reply.request)?.access === 'everybody';
      reply.header('cache-control', isPublic ? YEAR : 'private, no-store');
      // a proxy that keeps files asks again, so that it is known which releases somebody still uses
      reply.header('x-accel-expires', isPublic ? PROXY_KEEPS_S : '0');
    },
  });
}
