const CART = 'mf-storefront/src/features/cart/cart-page.tsx';
const CART_ROW = 'mf-storefront/src/features/cart/cart-row.tsx';
const CLOSE_CART = 'mf-storefront/src/features/cart/use-close-cart.ts';
const CATALOGUE = 'mf-storefront/src/features/catalog/catalog-page.tsx';
const FILTERS = 'mf-storefront/src/features/catalog/use-filters.ts';
const GALLERY = 'mf-storefront/src/features/product/gallery.tsx';
const ZOOM = 'mf-storefront/src/features/product/zoom.tsx';
const LOGIN = 'mf-storefront/src/account/require-login.tsx';
const SAVED = 'mf-storefront/src/saved-products/saved-products.ts';
const REGISTRATION = 'mf-storefront/src/features/account/registration/use-registration.ts';
const REGISTRATION_DRAFT = 'mf-storefront/src/features/account/registration/registration-draft.ts';
const FINISH = 'mf-quotations/src/steps/finish-dialog.tsx';
const ITEMS = 'mf-quotations/src/features/detail/edit-items.tsx';
const QUOTATION = 'mf-quotations/src/features/detail/quotation-page.tsx';
const PROPOSALS = 'mf-quotations/src/features/proposal/proposal-area.tsx';

/** Specs to run first, if their name does not show that they cover the file. */
const NEAR = {
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

/** Defects of pages of the modules: cart, catalogue, account and quotations. */
const pages = [
  {
    about: 'a cart with a product that is gone is closed',
    file: CART,
    find: 'isBlocked={unavailable > 0}',
    put: 'isBlocked={false}',
  },
  {
    about: 'one product that is gone is told as several',
    file: CART,
    find: 'unavailable === 1',
    put: 'unavailable === 0',
  },
  {
    about: 'a row of the cart counts another',
    file: CART_ROW,
    find: 'put(line.Code, quantity)',
    put: 'put(line.Code, quantity + 1)',
  },
  {
    about: 'a visitor closes a cart without an account',
    file: CLOSE_CART,
    find: 'if (!isAuthenticated) {',
    put: 'if (!isAuthenticated && isAdmin) {',
  },
  {
    about: 'staff lose what they had put together',
    file: CLOSE_CART,
    find: 'for (const { Code, Quantity, Words } of items) draft.put(Code, Quantity, Words);',
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
    find: "  if (kind === 'like') saved.set({ ...current, ...EFFECTS.unlike(current, code) });\n",
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
    find: 'if (current !== saved.get()) saved.set(undefined);',
    put: '',
  },
  {
    about: 'a refused registration does not show its step',
    file: REGISTRATION,
    find: 'setStep(isPersonal(first.field) ? 1 : 2);',
    put: '',
  },
  { about: 'the password is kept on the device', file: REGISTRATION_DRAFT, find: '!SECRET.has(name) && ', put: '' },
  {
    about: 'a registration that is done is still offered',
    file: REGISTRATION,
    find: '    discardRegistrationDraft();\n',
    put: '',
  },
  { about: 'a won quotation asks why it was lost', file: FINISH, find: '{isLost && (', put: '{outcome && (' },
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
  {
    about: 'two tabs with two quotations take the session from each other',
    file: 'mf-storefront/src/guest/quotation-by-link.tsx',
    find: 'if (isNeeded && !isTried.current) void open();',
    put: 'if (isNeeded) void open();',
  },
  {
    about: 'a cart that is sent again after a lost answer is a second quotation',
    file: 'mf-storefront/src/guest/guest-ticket.ts',
    find: 'if (tried.ticket && tried.content === content) return tried.ticket;',
    put: '',
  },
  {
    about: 'a client without an account is sent an address that asks for a log-in',
    file: 'mf-quotations/src/share-text.ts',
    find: 'hasProposal(quotation) && quotation.Person?.CanLogIn === false',
    put: 'false',
  },
];

export const mutants = pages.map((mutant) => ({ ...mutant, near: NEAR[mutant.file] }));
