import { type Static, type TProperties, Type } from 'typebox';
import { MENU_COUNTERS } from '../back-office/menu-counters';

/** Refuses unknown keys: a mistyped key would otherwise be ignored silently. */
const closed = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

const Address = Type.String({ pattern: '^/', maxLength: 200 });
const Name = Type.String({ minLength: 1, maxLength: 80 });

/** Area of a route. Each area has its own layout in the shell. */
const Area = Type.Enum(['storefront', 'back-office', 'seller']);

const Roles = Type.Array(Type.Enum(['visitor', 'client', 'seller', 'admin']), { minItems: 1 });

/** A route pattern that a module owns: `/modelos/:guid`, or `/admin/*`. `roles` restricts it to some roles. */
const OwnedRoute = closed({
  path: Address,
  area: Area,
  roles: Type.Optional(Roles),
  /** Whether the release renders the first view of this route on the server, including its head. */
  drawn: Type.Optional(Type.Boolean()),
  /** Name of the chunk for this route, if it is not part of the module's initial code. */
  chunk: Type.Optional(Name),
});

const MenuItem = closed({
  label: Name,
  href: Address,
  area: Type.Enum(['back-office', 'seller']),
  icon: Name,
  order: Type.Number(),
  /** False for a screen that is reachable by the jump dialog but not listed in the sidebar. */
  sidebar: Type.Optional(Type.Boolean()),
  /** Counter that the sidebar shows next to the item. */
  counter: Type.Optional(Type.Enum(Object.keys(MENU_COUNTERS) as (keyof typeof MENU_COUNTERS)[])),
});

const Query = Type.Optional(Type.Record(Type.String(), Type.String()));

/** The call of a list screen, with page, size, order and filters from the screen's address. */
const ListCall = closed({
  /** Name of the resource (`brand`). */
  list: Name,
  /** Names of the filters, in the order of the screen; by default the filters of records that can be deactivated. */
  filters: Type.Optional(Type.Array(Name)),
  /** Additional query parameters. */
  query: Query,
});

/** A call that a first view needs; see `firstViewPath`. `:me` in a path stands for the caller's code. */
const ViewCall = Type.Union([closed({ path: Address, query: Query }), ListCall]);

/** Calls that a route needs before it can be shown, by name. The server sends their answers with the page. */
const FirstView = closed({
  /** One of the module's routes. */
  route: Address,
  calls: Type.Record(Type.String(), ViewCall),
});

/** Name of a slot: owner's area and place, `quotation.aside`. */
const SlotName = Type.String({ pattern: '^[a-z][a-z-]*\\.[a-z][a-z-]*$', maxLength: 80 });

/** Types of properties by name; several types are separated by `|`: `string|null`. */
const SlotProps = Type.Record(
  Type.String(),
  Type.String({ pattern: '^(string|number|boolean|null)(\\|(string|number|boolean|null))*$', maxLength: 40 }),
);

/** A place in a module's pages that other modules can fill. */
const Offer = closed({
  slot: SlotName,
  /** Patterns of the routes whose pages have the place. */
  routes: Type.Array(Address, { minItems: 1 }),
  /** Roles that see the place, if it is not in a page of the module: for the shell. */
  roles: Type.Optional(Roles),
  /** Properties that a filling receives. */
  props: SlotProps,
});

/** A part that a module shows in a slot of another one. */
const Filling = closed({
  slot: SlotName,
  /** Name under which the module's remote has the part. */
  part: Name,
  /** Roles that the part is shown to. */
  roles: Roles,
  /** Place among the parts of a slot, in ascending order. */
  order: Type.Number(),
  /** Properties that the part reads. */
  props: SlotProps,
  /** Name of the chunk with the part's code, if it is not part of the module's initial code. */
  chunk: Type.Optional(Name),
  /** Calls that the part needs, by name; values of the page's route replace names in braces. */
  calls: Type.Optional(Type.Record(Type.String(), ViewCall)),
});

/** Schema of `module.json`: what a module declares about itself. */
export const moduleDeclarationSchema = closed({
  /** Address of the JSON Schema, for editors. */
  $schema: Type.Optional(Type.String({ maxLength: 200 })),
  owner: Name,
  /** Version range of `@rodovia/shared` that the module works with. */
  hostApi: Name,
  routes: Type.Array(OwnedRoute),
  menu: Type.Array(MenuItem),
  /** Names of the dialogs that other parts of the page can open in this module. */
  dialogs: Type.Array(Name),
  firstView: Type.Optional(Type.Array(FirstView)),
  /** Places in the module's pages that other modules can fill. */
  offers: Type.Optional(Type.Array(Offer)),
  /** Parts that the module shows in slots of others. */
  fills: Type.Optional(Type.Array(Filling)),
});

export type Area = Static<typeof Area>;
export type OwnedRoute = Static<typeof OwnedRoute>;
/** An entry of `offers` in `module.json`. */
export type Offer = Static<typeof Offer>;
/** An entry of `fills` in `module.json`. */
export type Filling = Static<typeof Filling>;
export type MenuItem = Static<typeof MenuItem>;
export type ListCall = Static<typeof ListCall>;
export type ViewCall = Static<typeof ViewCall>;
/** The reads of the first view of an address. */
export type FirstView = Omit<Static<typeof FirstView>, 'calls'> & { calls: Partial<Record<string, ViewCall>> };
/** Contents of `module.json`. */
export type ModuleDeclaration = Omit<Static<typeof moduleDeclarationSchema>, 'firstView'> & { firstView?: FirstView[] };
