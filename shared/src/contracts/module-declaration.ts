import { type Static, type TProperties, Type } from 'typebox';
import { MENU_COUNTERS } from './menu-counters';

/** Nothing but what is named: a key that is mistyped would be left out without a word. */
const closed = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

const Address = Type.String({ pattern: '^/', maxLength: 200 });
const Name = Type.String({ minLength: 1, maxLength: 80 });

/** Where a route is shown: each area has a layout of its own in the shell. */
const Area = Type.Enum(['storefront', 'back-office', 'seller']);

/** A route pattern that a module owns: `/modelos/:guid`, or `/admin/*`. `roles` narrows it to some visitors. */
const OwnedRoute = closed({
  path: Address,
  area: Area,
  roles: Type.Optional(Type.Array(Type.Enum(['visitor', 'client', 'seller', 'admin']), { minItems: 1 })),
  /** The release draws the first view of such an address on the server, and says what its head says. */
  drawn: Type.Optional(Type.Boolean()),
  /** Name of the chunk that such an address shows, where it is not part of what the module loads first. */
  chunk: Type.Optional(Name),
});

const MenuItem = closed({
  label: Name,
  href: Address,
  area: Type.Enum(['back-office', 'seller']),
  icon: Name,
  order: Type.Number(),
  /** False for a screen that is jumped to but not listed in the sidebar. */
  sidebar: Type.Optional(Type.Boolean()),
  /** What the sidebar counts beside it for whoever is logged in. */
  counter: Type.Optional(Type.Enum(Object.keys(MENU_COUNTERS) as (keyof typeof MENU_COUNTERS)[])),
});

const Query = Type.Optional(Type.Record(Type.String(), Type.String()));

/** A page of a list, as the list screens ask for it: with what their address says of page, size, order and filters. */
const ListCall = closed({
  /** Resource (`brand`). */
  list: Name,
  /** Names of the filters, in the order of the screen; those of records that can be switched off, where it is missing. */
  filters: Type.Optional(Type.Array(Name)),
  /** What is asked for besides. */
  query: Query,
});

/** A read of the first view; see `firstViewPath`. `:me` in a path stands for the reader's own code. */
const ViewCall = Type.Union([closed({ path: Address, query: Query }), ListCall]);

/** The reads that a route makes before it can be shown, by name, so that the server can send their answers along. */
const FirstView = closed({
  /** One of the declared routes. */
  route: Address,
  calls: Type.Record(Type.String(), ViewCall),
});

/** What a module declares about itself in its `module.json`. */
export const moduleDeclarationSchema = closed({
  owner: Name,
  /** Range of the versions of `@rodovia/shared` that it works with. */
  hostApi: Name,
  routes: Type.Array(OwnedRoute),
  menu: Type.Array(MenuItem),
  /** Names of the dialogs that the module shows when another part of the page asks for them. */
  dialogs: Type.Array(Name),
  firstView: Type.Optional(Type.Array(FirstView)),
});

export type Area = Static<typeof Area>;
export type OwnedRoute = Static<typeof OwnedRoute>;
export type MenuItem = Static<typeof MenuItem>;
export type ListCall = Static<typeof ListCall>;
export type ViewCall = Static<typeof ViewCall>;
export type FirstView = Omit<Static<typeof FirstView>, 'calls'> & { calls: Partial<Record<string, ViewCall>> };
export type ModuleDeclaration = Omit<Static<typeof moduleDeclarationSchema>, 'firstView'> & { firstView?: FirstView[] };
