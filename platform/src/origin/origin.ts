import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import cookie from '@fastify/cookie';
import type { Tracing } from '@rodovia/api';
import type { OwnedRoute, RuntimeConfig } from '@rodovia/shared/contracts/platform';
import { CONTENT_PREVIEW, PREVIEW_COOKIE } from '@rodovia/shared/contracts/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { discoveryFor, givenRelease, hasCanary, isGiven, SHELL } from '../store/discovery';
import { liveCopyIn } from '../store/live-copy';
import { createLiveView } from '../store/live-view';
import { releaseName } from '../store/release';
import type { ReleaseStore } from '../store/release-store';
import { registerTelemetry } from '../telemetry/telemetry.routes';
import { createVisits, VISIT_COOKIE } from '../telemetry/visits';
import { sendCompressed } from './compressed';
import { isPage, registerFaults } from './faults';
import { hostOf } from './host';
import { registerInstalled } from './installed/installed';
import { movedTo } from './moved';
import { createMachinePasses, machineOf, registerOwnMachine, type UseTicket } from './own-machine/own-machine';
import { favicon } from './page/favicon';
import type { PublicRead } from './page/first-view';
import { isMeasured } from './page/measuring';
import { pageView } from './page/page-view';
import { PREVIEW_ENDED, type ReadDraft } from './preview/content-preview';
import { registerPreview, withoutModule, withPreview } from './preview/preview';
import { registerFiles } from './release-files';
import { Renderer } from './render/renderer';
import { tracedRenderer } from './render/traced-renderer';
import { pageHeaders } from './security';
import { robots, sitemap } from './sitemap';

/** What the origin server serves, and where it finds it. */
export interface OriginOptions {
  store: ReleaseStore;
  config: RuntimeConfig;
  /** Signs visit ids; shared by all instances. */
  secret: string;
  /** Grants access to the metrics from other machines. */
  metricsToken?: string;
  /** Reads the API like a visitor. */
  read: PublicRead;
  /** Public scheme and host of the product; by default the request's own. */
  publicUrl?: string;
  /** Marks tickets for local modules as used. */
  useTicket: UseTicket;
  /** Reads the draft content for people who may see it; without it, nobody can. */
  readDraft?: ReadDraft;
  /** Percentage of visits that measure their pages; with a canary, all do. */
  vitalsShare: number;
  /** Tracing; disabled if undefined. */
  tracing?: Tracing;
  /** Whether browsers may install the shop with a service worker, or remove the one they have; by default neither. */
  installs?: boolean;
}

const DRAWING = new URL('./render-process.mjs', import.meta.url);
const TEXT = 'text/plain; charset=utf-8';

const themeOf = ({ cookies: { theme } }: FastifyRequest) => (theme === 'light' || theme === 'dark' ? theme : null);

const etagOf = (body: string) => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/** Sets the ETag; returns whether the browser has the same version. */
function isUnchanged(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag;
}

/** Information about the origin. */
export interface Origin {
  /** Rejects with one sentence while pages cannot be served. */
  checkReady(): Promise<void>;
  /** Returns the routes of the live modules. */
  routes(): Promise<readonly OwnedRoute[]>;
}

const NOT_READY_MS = 2000;

/** Serves pages, the discovery document and release files. The API is mounted next to it. */
export async function registerOrigin(app: FastifyInstance, options: OriginOptions): Promise<Origin> {
  const { store, config, secret, metricsToken, read, publicUrl, useTicket, readDraft, vitalsShare, tracing, installs } =
    options;
  mkdirSync(store.assetRoot, { recursive: true });
  const copy = store.liveCopy === null ? undefined : liveCopyIn(store.liveCopy, store);
  const live = createLiveView(store, store.channel, { report: (error) => app.log.error(error), copy });
  void store.clearCopy().catch((error: unknown) => app.log.warn(error));
  const visits = createVisits(secret);
  const passes = createMachinePasses(secret);
  const collector = registerTelemetry(app, { store, live, visits, secret, metricsToken });
  const report = (message: string) => app.log.warn(message);
  const renderer = new Renderer(DRAWING, report);
  app.addHook('onClose', () => renderer.close());
  const drawer = tracing ? tracedRenderer(renderer, tracing) : renderer;
  const originOf = (request: FastifyRequest) => publicUrl ?? hostOf(request);

  const newVisit = (reply: FastifyReply) => {
    const { id, cookie } = visits.begin();
    reply.header('set-cookie', cookie);
    return id;
  };

  registerFaults(app);
  await app.register(cookie);
  await registerFiles(app, store, live);
  registerPreview(app, store);
  registerOwnMachine(app, passes, originOf, useTicket);
  if (installs !== undefined) registerInstalled(app, !installs);

  app.get('/mf/discovery.json', async (request, reply) => {
    const given = discoveryFor(await live(), visits.idOf(request.cookies[VISIT_COOKIE]));
    const machine = machineOf(passes, request, reply);
    const discovery = machine ? withoutModule(given, machine.module) : given;
    reply.header('vary', 'cookie');
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
    const body = JSON.stringify(discovery);
    return isUnchanged(request, reply, etagOf(body)) ? reply.code(304).send() : reply.send(body);
  });
  app.get('/favicon.svg', (_request, reply) =>
    reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }).send(favicon),
  );
  // requested by browsers for files that are not pages; pages name their icon
  app.get('/favicon.ico', (_request, reply) => reply.code(204).header('cache-control', 'public, max-age=86400').send());
  app.get('/robots.txt', (request, reply) => reply.type(TEXT).send(robots(originOf(request))));
  app.get('/sitemap.xml', async (request, reply) =>
    reply.type('application/xml').send(await sitemap(originOf(request), read)),
  );

  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) {
      return reply.code(404).headers({ 'content-type': TEXT, 'cache-control': 'no-store' }).send('404');
    }
    const moved = movedTo(request.url);
    if (moved) return reply.code(301).headers({ location: moved, 'cache-control': 'no-cache' }).send();
    // with a host, because an address may begin with two slashes
    const url = new URL(`http://page${request.url}`);
    const showsDraft = url.pathname === '/' && url.searchParams.has(CONTENT_PREVIEW);
    const draft = showsDraft ? ((await readDraft?.(request.cookies[PREVIEW_COOKIE])) ?? null) : null;
    if (showsDraft && !draft)
      return reply.code(403).headers({ 'content-type': TEXT, 'cache-control': 'no-store' }).send(PREVIEW_ENDED);
    const state = await live();
    if (!state.shell) return reply.code(503).type(TEXT).send('A loja ainda não foi publicada.');
    const known = visits.idOf(request.cookies[VISIT_COOKIE]);
    const visit = known ?? newVisit(reply);
    const machine = machineOf(passes, request, reply);
    const given = discoveryFor(state, visit);
    const { discovery, preview, ...previewed } = await withPreview(
      store,
      machine ? withoutModule(given, machine.module) : given,
      machine ? undefined : request.cookies.preview,
    );
    const shell = previewed.shell ?? givenRelease(state.shell, SHELL, visit);
    const page = await pageView({ store, config, read, renderer: drawer, report }, discovery, shell, {
      path: url.pathname,
      search: url.searchParams,
      theme: themeOf(request),
      origin: originOf(request),
      address: request.ip,
      preview,
      machine,
      draft,
      staff: request.cookies.staff === '1' && !draft,
      installs: installs === true && !draft && !machine && !preview,
      measures: !draft && (hasCanary(state) || isMeasured(visit, vitalsShare)),
    });
    if (!previewed.shell) collector.visit(SHELL, releaseName(shell), visit, request.ip);
    const opened = page.page;
    if (opened && isGiven(state, opened.module, opened.release, visit))
      collector.visit(opened.module, opened.release, visit, request.ip);
    reply.code(page.status).headers(pageHeaders(machine, showsDraft, page.importMap, installs));
    // a preview is for this visit alone
    if (preview) reply.header('cache-control', 'private, no-store');
    if (tracing) reply.header('server-timing', `traceparent;desc="${tracing.traceparent()}"`);
    const etag = etagOf(page.html);
    if (!machine && !draft && page.status === 200 && isUnchanged(request, reply, etag)) return reply.code(304).send();
    return sendCompressed(request, reply, etag, page.html);
  });
  return {
    async checkReady() {
      const late = new Promise<null>((resolve) => setTimeout(resolve, NOT_READY_MS, null).unref());
      const state = await Promise.race([live(), late]).catch(() => null);
      if (!state?.shell) throw new Error('A loja ainda não foi publicada ou o armazenamento das versões não responde.');
    },
    routes: async () => [...(await live()).modules.values()].flatMap(({ current }) => current.declaration.routes),
  };
}
