const ROUTES = 'api/src/modules/push/push.routes.ts';
const PUSHES = 'api/src/push/pushes.ts';
const WORKER = 'platform/src/origin/installed/service-worker.ts';
const NEXT = 'platform/src/origin/installed/next-visit.ts';
const NOTICES = 'platform/src/origin/installed/notices-worker.ts';

/** Defects of what a device keeps of the shop, and of what it is told. */
export const mutants = [
  {
    about: 'the copy of a page is shown twice',
    file: NEXT,
    find: 'event.waitUntil(cache.delete(url).finally(() => taken.delete(url)));',
    put: 'event.waitUntil(Promise.resolve(taken.delete(url)));',
  },
  {
    about: 'whoever reloads a page gets its copy',
    file: NEXT,
    find: "if (mode !== 'default' || taken.has(url)) return undefined;",
    put: "if (mode === 'none' || taken.has(url)) return undefined;",
  },
  {
    about: 'a page is shown in another theme than the chosen one',
    file: NEXT,
    find: 'known?.headers.get(THEME) === theme ? known : undefined',
    put: 'theme !== undefined ? known : undefined',
  },
  {
    about: 'who works here is shown the page of a visitor',
    file: NEXT,
    find: 'self.cookieStore && !staff ?',
    put: 'self.cookieStore ?',
  },
  {
    about: 'the copy of a page is shown for ever',
    file: NEXT,
    find: '< MAX_AGE',
    put: '< MAX_AGE * 365',
  },
  {
    about: 'a page does not know that it is a copy',
    file: NEXT,
    find: `'<html data-copy="1"'`,
    put: "'<html'",
  },
  {
    about: 'what a copy says is taken for true',
    file: 'shared/src/runtime/query.ts',
    find: 'isCopy ? 0 : undefined',
    put: 'isCopy ? undefined : undefined',
    near: ['installed'],
  },
  {
    about: 'a log-in leaves the pages of whoever was there before',
    file: WORKER,
    find: "if (['/api/person/logout', '/api/Token'].includes(pathname)) event.waitUntil(forget(NEXT));",
    put: '',
  },
  {
    about: 'what nobody may keep is kept for everybody',
    file: WORKER,
    find: 'name.startsWith(OWN) ? isWhole(response) : isStorable(response)',
    put: 'isWhole(response)',
  },
  {
    about: 'a press on a notice leads to another host',
    file: NOTICES,
    find: 'if (origin !== self.location.origin) return;',
    put: '',
  },
  {
    about: 'the server calls the address that a stranger writes',
    file: ROUTES,
    find: 'if (!isPushService(config.pushServices, endpoint)) throw invalidFields({ endpoint: OTHER_SERVICE });',
    put: '',
  },
  {
    about: 'a client silences the devices of others',
    file: ROUTES,
    find: 'and(own, eq(pushSubscription.endpoint, request.body.endpoint))',
    put: 'and(own ? undefined : own, eq(pushSubscription.endpoint, request.body.endpoint))',
  },
  {
    about: 'the device of one quotation is told of others',
    file: PUSHES,
    find: 'eq(pushSubscription.quotationCode, quotationCode));',
    put: 'sql`true`);',
  },
  {
    about: 'a push service leads the server elsewhere',
    file: PUSHES,
    find: "redirect: 'manual'",
    put: "redirect: 'follow'",
  },
  {
    about: 'a busy push service is asked without end',
    file: PUSHES,
    find: 'attempts >= MAX_ATTEMPTS',
    put: 'attempts >= 100',
  },
  {
    about: 'a device that its service has forgotten stays',
    file: PUSHES,
    find: 'const FORGOTTEN = [404, 410];',
    put: 'const FORGOTTEN = [404];',
  },
  {
    about: 'a read after the log-out takes the place of the farewell',
    file: 'shared/src/runtime/api/rejection.ts',
    find: 'if (notice) return storeNotice(notice);',
    put: '',
  },
  {
    about: 'somebody sees what another person searched for',
    file: 'mf-storefront/src/recent-searches/recent-searches.ts',
    find: 'owner === null || owner === code ? searches : []',
    put: 'owner === code || true ? searches : []',
  },
  {
    about: 'a word within a word decides the drawn tread',
    file: 'shared/src/contracts/tyres/tyre-tread.ts',
    find: '\\btração',
    put: 'tração',
  },
];
