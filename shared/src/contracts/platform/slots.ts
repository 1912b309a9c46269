/** Properties that fillings of the product's slots receive, by slot; types in the notation of `module.json`. */
export const SLOTS = {
  /** Beside a quotation, for staff. */
  'quotation.aside': { code: 'string', client: 'string|null' },
  /** Below the facts of a product. */
  'product.below': { code: 'string' },
  /** Below the total of the cart. */
  'cart.below': { items: 'number' },
  /** Among the cards of the dashboard. */
  'dashboard.card': {},
  /** After the sections of a record of the back office. */
  'record.section': { kind: 'string', code: 'string' },
  /** At the end of the header of the back office. */
  'back-office.header': {},
} as const;

/** Name of a slot of the product. */
export type SlotName = keyof typeof SLOTS;

interface Types {
  string: string;
  number: number;
  boolean: boolean;
  null: null;
}

/** Type that a notation stands for: `string|null` is `string | null`. */
type TypeOf<Notation extends string> = Notation extends `${infer First}|${infer Rest}`
  ? TypeOf<First> | TypeOf<Rest>
  : Notation extends keyof Types
    ? Types[Notation]
    : never;

/** Properties that fillings of a slot receive. */
export type SlotProps<Name extends SlotName> = {
  [Key in keyof (typeof SLOTS)[Name]]: (typeof SLOTS)[Name][Key] extends string
    ? TypeOf<(typeof SLOTS)[Name][Key]>
    : never;
};

/** Returns whether each type of `offered` is also one of `wanted`; both in the notation of `module.json`. */
export const typesFit = (offered: string, wanted: string) =>
  offered.split('|').every((type) => wanted.split('|').includes(type));
