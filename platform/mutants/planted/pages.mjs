const PAGE = 'platform/src/origin/page/page.ts';
const DRAWN_VIEW = 'platform/src/origin/page/drawn-view.ts';
const PAGE_VIEW = 'platform/src/origin/page/page-view.ts';
const HEADERS = 'platform/src/origin/security.ts';
const DRAWN_PAGE = 'platform/src/origin/page/early-input.ts';
const CHANGES = 'api/src/cache/public-changes.ts';
const IN_PAGE = 'platform/src/origin/page/html.ts';
const BOOTSTRAP = 'shell/src/bootstrap.tsx';
const AGAIN = 'shell/src/do-again.ts';
const HELD = 'shell/src/router/offline-navigation.tsx';
const FOCUS = 'shell/src/layouts/use-heading-focus.ts';
const HOST = 'shell/src/router/page-host.tsx';
const WATCHDOG = 'shell/src/remotes/watchdog.tsx';
const DRAWER = 'shell/src/layouts/back-office/drawer.tsx';
const TRAIL = 'shell/src/layouts/back-office/breadcrumb.tsx';
const OVERLAY = 'shell/src/layouts/back-office/loading-overlay.tsx';

/** Specs to run first, if their name does not show that they cover the file. */
const NEAR = {
  [BOOTSTRAP]: ['taking-over', 'early', 'back-office/first-view'],
  [AGAIN]: ['early'],
  [HELD]: ['connection'],
  [FOCUS]: ['places', 'storefront/filters', 'running'],
  [HOST]: ['missing-module', 'access.spec'],
  [WATCHDOG]: ['missing-module'],
  [DRAWER]: ['list-widths', 'narrow', 'effort'],
  [TRAIL]: ['record-pages', 'places'],
  [OVERLAY]: ['back-office/lists', 'engine'],
};

/** Defects that only a complete page shows: serving, hydration, navigation and leaving. */
const pages = [
  {
    about: 'data ends the script that it stands in',
    file: IN_PAGE,
    find: ".replaceAll('<', '\\\\u003c')",
    put: '',
  },
  {
    about: 'a served product is an address for no search engine',
    file: PAGE,
    find: 'status === 404 || noindex\n      ? metaTag(\'name="robots"\', \'noindex\')\n      : `<link rel="canonical"',
    put: 'noindex\n      ? metaTag(\'name="robots"\', \'noindex\')\n      : `<link rel="canonical"',
  },
  {
    about: 'a quotation mark ends a description',
    file: 'platform/src/origin/page/html.ts',
    find: ", '\"': '&quot;'",
    put: '',
  },
  { about: 'a served page has no view', file: PAGE, find: "${rendered?.html ?? ''}", put: '' },
  {
    about: 'a page that is not there answers 200',
    file: PAGE_VIEW,
    find: 'status: rendered.head.status || 200',
    put: 'status: 200',
  },
  {
    about: 'staff get the storefront drawn',
    file: DRAWN_VIEW,
    find: "likely?.route.area === 'storefront' && !request.staff",
    put: "likely?.route.area === 'storefront'",
  },
  { about: 'the page may be framed', file: HEADERS, find: '    "frame-ancestors \'none\'",\n', put: '' },
  {
    about: 'the page runs scripts of anybody',
    file: HEADERS,
    find: "script-src 'self' ",
    put: "script-src 'self' * 'unsafe-inline' ",
  },
  {
    about: 'caches keep a page of one visitor for another',
    file: HEADERS,
    find: "  vary: 'Cookie',\n",
    put: '',
  },
  {
    about: 'what is typed before the code has come is not noted',
    file: DRAWN_PAGE,
    find: 'early.fields.set(t,t.type=="checkbox"?t.checked:t.value)',
    put: '0',
  },
  {
    about: 'a press before the code has come is not noted',
    file: DRAWN_PAGE,
    find: 'early.last=e.target.closest("#app button[type=button]")',
    put: '0',
  },
  {
    about: 'a drawn page is thrown away and drawn anew',
    file: BOOTSTRAP,
    find: 'void takeOver(container).catch(() => draw(container))',
    put: 'void draw(container)',
  },
  {
    about: 'what was done too early is forgotten',
    file: BOOTSTRAP,
    find: 'if (code) code.doAgain();',
    put: 'if (code) void 0;',
  },
  {
    about: 'the focus is lost with the frame',
    file: AGAIN,
    find: 'again?.focus({ preventScroll: true });',
    put: '',
  },
  {
    about: 'a lost drawing code is not told',
    file: BOOTSTRAP,
    find: "else if (isUsed) notify.error('O que você fez antes de a página carregar não valeu. Faça de novo.');",
    put: '',
  },
  { about: 'a form sent too early is not sent again', file: AGAIN, find: 'last.requestSubmit()', put: 'last.reset()' },
  {
    about: 'a page opens without a network',
    file: HELD,
    find: '!isOffline() || isOfControl(state)',
    put: 'true || isOfControl(state)',
  },
  {
    about: 'a held page does not open once the network is back',
    file: HELD,
    find: 'if (isOnline) pendingPage?.();',
    put: '',
  },
  {
    about: 'a new page leaves the focus where it was',
    file: FOCUS,
    find: '    focus();\n    // the page',
    put: '    // the page',
  },
  { about: 'another list does not begin at its top', file: FOCUS, find: '    scrollTo(0, 0);\n', put: '' },
  {
    about: 'an area without a module is an empty page',
    file: HOST,
    find: '          title="Esta área não está publicada"\n          text="Nenhum módulo publicado atende a este endereço."',
    put: '          title=""\n          text=""',
  },
  {
    about: 'a page that never comes is waited for without end',
    file: WATCHDOG,
    find: 'if (isLate) throw',
    put: 'if (!isLate && isLate) throw',
  },
  {
    about: 'a press beside the drawer leaves it open',
    file: DRAWER,
    find: 'event.target === event.currentTarget && onClose()',
    put: 'event.target',
  },
  { about: 'the trail does not say where one is', file: TRAIL, find: ' aria-current="page"', put: '' },
  { about: 'a long call shows nothing', file: OVERLAY, find: 'running > 0', put: 'running > 99' },
  {
    about: 'a file beside a style sheet is looked for beside the page',
    file: DRAWN_VIEW,
    find: 'url(${quote}${base}${at}',
    put: 'url(${quote}${at}',
  },
  {
    about: 'visitors read what another instance has changed meanwhile',
    file: CHANGES,
    find: 'if (payload.startsWith(PUBLIC_DATA)) forget(payload.slice(PUBLIC_DATA.length));',
    put: '',
  },
  {
    about: 'what was changed during a lost connection is not read anew',
    file: CHANGES,
    find: "if (payload === '') forget();",
    put: '',
  },
  {
    about: 'answers are remembered although no change can be heard',
    file: CHANGES,
    find: 'void begun.then(() => forget());',
    put: 'void begun.then((stop) => stop && forget());',
  },
  {
    about: 'a search in vain is counted once while its answer is remembered',
    file: 'api/src/modules/product/product.routes.ts',
    find: 'neverRecent(request);',
    put: '',
  },
  {
    about: 'the first hearer that leaves ends the listening of all',
    file: 'api/src/db/shared-listening.ts',
    find: 'if (hearers.size > 0 || opened !== mine) return undefined;',
    put: 'if (opened !== mine) return undefined;',
  },
];

export const mutants = pages.map((mutant) => ({ ...mutant, near: NEAR[mutant.file] }));
