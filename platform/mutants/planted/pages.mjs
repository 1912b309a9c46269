const PAGE = 'platform/src/origin/page.ts';
const PAGE_VIEW = 'platform/src/origin/page-view.ts';
const HEADERS = 'platform/src/origin/security.ts';
const DRAWN_PAGE = 'platform/src/origin/drawn-page.ts';
const IN_PAGE = 'platform/src/origin/html.ts';
const BOOTSTRAP = 'shell/src/bootstrap.tsx';
const AGAIN = 'shell/src/do-again.ts';
const HELD = 'shell/src/router/held-navigation.tsx';
const FOCUS = 'shell/src/layouts/use-heading-focus.ts';
const HOST = 'shell/src/router/page-host.tsx';
const WATCHDOG = 'shell/src/remotes/watchdog.tsx';
const DRAWER = 'shell/src/layouts/back-office/drawer.tsx';
const TRAIL = 'shell/src/layouts/back-office/breadcrumb.tsx';
const OVERLAY = 'shell/src/layouts/back-office/loading-overlay.tsx';
const CART = 'mf-storefront/src/features/cart/cart-page.tsx';
const CART_ROW = 'mf-storefront/src/features/cart/cart-row.tsx';
const CLOSE_CART = 'mf-storefront/src/features/cart/use-close-cart.ts';
const CATALOGUE = 'mf-storefront/src/features/catalog/catalog-page.tsx';
const FILTERS = 'mf-storefront/src/features/catalog/use-filters.ts';
const GALLERY = 'mf-storefront/src/features/product/gallery.tsx';
const ZOOM = 'mf-storefront/src/features/product/zoom.tsx';
const LOGIN = 'mf-storefront/src/require-login.tsx';
const SAVED = 'mf-storefront/src/kept/saved-products.ts';
const REGISTRATION = 'mf-storefront/src/features/account/use-registration.ts';
const KEPT_REGISTRATION = 'mf-storefront/src/features/account/kept-registration.ts';
const FINISH = 'mf-quotations/src/features/detail/finish-dialog.tsx';
const ITEMS = 'mf-quotations/src/features/detail/edit-items.tsx';
const QUOTATION = 'mf-quotations/src/features/detail/quotation-page.tsx';
const PROPOSALS = 'mf-quotations/src/features/proposal/proposal-area.tsx';

/** Specs that are asked first, where their name does not tell that they look at the file. */
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
  [CART]: ['cart'],
  [CART_ROW]: ['cart'],
  [CLOSE_CART]: ['storefront/cart', 'new-quotation', 'storefront/list'],
  [CATALOGUE]: ['storefront/filters', 'storefront/catalog', 'storefront/accessibility'],
  [FILTERS]: ['storefront/filters'],
  [GALLERY]: ['storefront/product', 'pictures'],
  [ZOOM]: ['storefront/product'],
  [LOGIN]: ['favourites', 'storefront/account', 'vehicles'],
  [SAVED]: ['favourites'],
  [REGISTRATION]: ['registration'],
  [FINISH]: ['quotations/desk', 'quotations/detail'],
  [ITEMS]: ['open-quotation'],
  [QUOTATION]: ['quotations/detail', 'open-quotation', 'record-changes'],
  [PROPOSALS]: ['proposal-sheet', 'reassign', 'quotations/detail'],
};

/** What only a whole page shows: as it is served, taken over, moved through and left. */
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
  { about: 'a quotation mark ends a description', file: PAGE, find: ", '\"': '&quot;'", put: '' },
  { about: 'a served page has no view', file: PAGE, find: "${rendered?.html ?? ''}", put: '' },
  {
    about: 'a page that is not there answers 200',
    file: PAGE_VIEW,
    find: '(whole && drawn?.head.status) || 200',
    put: '200',
  },
  {
    about: 'staff get the storefront drawn',
    file: PAGE_VIEW,
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
    find: 'if (early?.last || early?.fields.size) void doAgain(early);',
    put: '',
  },
  {
    about: 'the focus is lost with the frame',
    file: BOOTSTRAP,
    find: 'again()?.focus({ preventScroll: true });',
    put: '',
  },
  {
    about: 'a lost drawing code is not told',
    file: BOOTSTRAP,
    find: "else notify.error('O que você fez antes de a página carregar não valeu. Faça de novo.');",
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
    find: 'if (isOnline) heldPage?.();',
    put: '',
  },
  {
    about: 'a new page leaves the focus where it was',
    file: FOCUS,
    find: '    focus();\n    // a page',
    put: '    // a page',
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
    about: 'a cart with a product that is gone is closed',
    file: CART,
    find: 'disabled={gone > 0}',
    put: 'disabled={false}',
  },
  { about: 'one product that is gone is told as several', file: CART, find: 'gone === 1', put: 'gone === 0' },
  {
    about: 'a row of the cart counts another',
    file: CART_ROW,
    find: 'put(line.Code, quantity)',
    put: 'put(line.Code, quantity + 1)',
  },
  {
    about: 'a visitor closes a cart without an account',
    file: CLOSE_CART,
    find: "if (!isAuthenticated) return openDialog('login-required', { returnTo: '/carrinho' });",
    put: '',
  },
  {
    about: 'staff lose what they had put together',
    file: CLOSE_CART,
    find: 'for (const { Code, Quantity } of items) draft.put(Code, Quantity);',
    put: 'draft.clear();',
  },
  {
    about: 'the written items of staff stay behind',
    file: CLOSE_CART,
    find: 'for (const { Code, Quantity } of free.items) useDraftFreeItems',
    put: 'for (const { Code, Quantity } of []) useDraftFreeItems',
  },
  {
    about: 'the number of tyres is not announced',
    file: CATALOGUE,
    find: '<p role="status" className={styles.count}>',
    put: '<p className={styles.count}>',
  },
  {
    about: 'one step back leaves the list with its filters',
    file: FILTERS,
    find: 'replace: isOpen,\n    state: isOpen',
    put: 'replace: false,\n    state: isOpen',
  },
  {
    about: 'the way back from the filters leads out of the list',
    file: FILTERS,
    find: 'else navigate({ search: before }, { replace: true });',
    put: 'else navigate(-1);',
  },
  {
    about: 'no picture says that it is the one that is shown',
    file: GALLERY,
    find: 'aria-pressed={i === shown}',
    put: 'aria-pressed={false}',
  },
  {
    about: 'the arrow key leads to the wrong picture',
    file: ZOOM,
    find: 'ArrowRight: 1, ArrowLeft: -1',
    put: 'ArrowRight: -1, ArrowLeft: 1',
  },
  {
    about: 'a picture that is looked at does not grow',
    file: ZOOM,
    find: 'if (zoomBy) zoom(zoomBy);',
    put: 'if (zoomBy) zoom(0);',
  },
  {
    about: 'a login leads to the start',
    file: LOGIN,
    find: 'returnTo: location.pathname + location.search',
    put: "returnTo: '/'",
  },
  {
    about: 'a favourite that was not kept stays a favourite',
    file: SAVED,
    find: "  if (kind === 'like') saved.set({ ...held, ...EFFECTS.unlike(held, code) });\n",
    put: '',
  },
  {
    about: 'a change of favourites that the page had no time to send is lost',
    file: SAVED,
    find: 'pending: Array.isArray(pending) ? pending.filter(isChange) : [],',
    put: 'pending: [],',
  },
  {
    about: 'the favourites of an account stay on the device',
    file: SAVED,
    find: 'if (held !== saved.get()) saved.set(undefined);',
    put: '',
  },
  {
    about: 'a refused registration does not show its step',
    file: REGISTRATION,
    find: 'setStep(isPersonal(first.field) ? 1 : 2);',
    put: '',
  },
  { about: 'the password is kept on the device', file: KEPT_REGISTRATION, find: '!SECRET.has(name) && ', put: '' },
  {
    about: 'a registration that is done is still offered',
    file: REGISTRATION,
    find: '    forgetRegistration();\n',
    put: '',
  },
  { about: 'a won quotation asks why it was lost', file: FINISH, find: '{!isWon && (', put: '{(' },
  { about: 'the note of the ending is not sent', file: FINISH, find: 'note: values.note.trim() || note', put: 'note' },
  {
    about: 'a product that is there already gets a second line',
    file: ITEMS,
    find: 'lines.some(([code]) => code === product.Code)',
    put: 'false',
  },
  {
    about: 'changed items are left without a question',
    file: ITEMS,
    find: 'if (isChanged && !(await ask',
    put: 'if (false && !(await ask',
  },
  {
    about: 'the items of somebody else are written over',
    file: ITEMS,
    find: 'setOvertaken(changed.overtaken);',
    put: '',
  },
  {
    about: 'an open quotation shows a proposal',
    file: QUOTATION,
    find: "record.Status !== 'OPEN'",
    put: 'record.Status',
  },
  {
    about: 'a seller sees the history of the record',
    file: QUOTATION,
    find: '{isAdmin && <HistoryLink',
    put: '{<HistoryLink',
  },
  {
    about: 'any seller writes the proposal',
    file: PROPOSALS,
    find: '(isAdmin || Seller?.Code === code)',
    put: '(isAdmin || Boolean(code))',
  },
  {
    about: 'the focus is lost with a sheet that went',
    file: PROPOSALS,
    find: 'if (hadDraft.current && !hasDraft && document.activeElement === document.body) headline.current?.focus();',
    put: '',
  },
];

export const mutants = pages.map((mutant) => ({ ...mutant, near: NEAR[mutant.file] }));
