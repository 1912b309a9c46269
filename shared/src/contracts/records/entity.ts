import { hiddenInLine, hiddenInText, isPlainLine, isPlainText } from '../rules/plain-text';

/**
 * A field as plain data: everything that schemas, SQL, files, forms and lists need to know about it. There are no
 * schemas in this file, to keep browser bundles small.
 */
interface Row {
  /** Name in answers (`PublicPrice`). The key of the row is the name in payloads (`publicPrice`). */
  wire: string;
  /** Name of the field in forms, lists and messages. */
  label: string;
  /** Column heading in exported and imported files; by default the label. */
  heading?: string;
  /** Whether lists can be sorted by the field. */
  sortable?: boolean;
  /** Whether searches include the field. */
  searched?: boolean;
  /** Message for a duplicate value. The column has a unique index over its folded text. */
  unique?: string;
  /** Whether the field may be empty. An empty text is stored as ''. */
  optional?: boolean;
  /** Message if the field is missing; by default 'Nome é obrigatório.' */
  missing?: string;
  /** Help text of the form field. */
  hint?: string;
}

/** Text field of one line, or of `lines` lines. It must not be blank unless it is optional. */
export interface TextField extends Row {
  kind: 'text' | 'lines';
  maxLength: number;
}

/** Field with a fixed set of values. */
export interface OptionField extends Row {
  kind: 'option';
  values: readonly string[];
}

/** Amount in reais, null if absent. */
export interface PriceField extends Row {
  kind: 'price';
  optional: true;
}

/** Whole number between `minimum` and `maximum`. */
export interface WholeField extends Row {
  kind: 'whole';
  minimum: number;
  maximum: number;
}

/** Code of a record of another entity. */
export interface RelationField extends Row {
  kind: 'relation';
  to: Entity;
  /** Wire name of the included record. */
  record: string;
  /** Query parameter that filters by code or name of related records. */
  filter?: string;
}

/** A field of an entity, of any kind. */
export type Field = TextField | OptionField | PriceField | WholeField | RelationField;
/** Fields of an entity by their names on the wire. */
export type Fields = Readonly<Record<string, Field>>;

/** An entity of the catalogue, described once for browser and server. */
export interface Entity {
  /** First segment of its API addresses (`brand`). */
  resource: string;
  /** Singular noun without article ('marca'), its article, and the plural noun ('Marcas'). */
  one: string;
  article: 'a' | 'o';
  many: string;
  /** Payload name of the field that names a record. */
  named: string;
  /** Name of the exported file without extension. */
  exportFile: string;
  /** Fields in the order of the form. */
  fields: Fields;
  /** Fields that come first in files; the others follow in the order of the form. */
  fileOrder?: readonly string[];
}

/** An entity with the literal names of its fields. */
export interface EntityOf<F extends Fields> extends Entity {
  named: keyof F & string;
  fields: F;
  fileOrder?: readonly (keyof F & string)[];
}

/**
 * Declares an entity. Types of records and payloads are derived from it. Calls are marked as pure, so that a bundle
 * has only the entities that it uses.
 */
export const defineEntity = <const F extends Fields>(entity: EntityOf<F>): EntityOf<F> => entity;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the noun with article: 'a marca'. */
export const withArticle = ({ article, one }: Entity) => `${article} ${one}`;

/** Returns the title for a new record: 'Nova marca'. */
export const newRecord = ({ article, one }: Entity) => `${article === 'a' ? 'Nova' : 'Novo'} ${one}`;

/** Returns 'Marca não encontrada', with the given participle in the gender of the noun. */
export const notParticiple = ({ article, one }: Entity, stem: string) => `${capital(one)} não ${stem}${article}`;

/** Returns the error message of a list: 'Erro ao carregar as marcas!' */
export const listFailed = ({ article, many }: Pick<Entity, 'article' | 'many'>) =>
  `Erro ao carregar ${article}s ${many.toLowerCase()}!`;

/** Labels of feminine nouns. The sentence about a password is given by the specification. */
const isFeminine = (label: string) => /^\S*(?:a|ção|dade)(?:\s|$)/.test(label) && label !== 'Senha';

/** Returns the message for a missing field in the gender of its label. */
export function requiredSentence(field: string | Pick<Field, 'label' | 'missing'>): string {
  const { label, missing = `${label} é obrigatóri${isFeminine(label) ? 'a' : 'o'}.` } =
    typeof field === 'string' ? { label: field } : field;
  return missing;
}

/** Returns the message for hidden characters in a value; undefined if there are none. */
export function hiddenIn({ kind, label }: Pick<Field, 'kind' | 'label'>, value: unknown): string | undefined {
  if (kind === 'lines') return isPlainText(value) ? undefined : hiddenInText(label);
  return kind === 'text' && !isPlainLine(value) ? hiddenInLine(label) : undefined;
}

/** Parses a whole number. Returns NaN if it is no number within the field's limits. */
export function readWhole({ minimum, maximum }: WholeField, text: string): number {
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= minimum && number <= maximum ? number : Number.NaN;
}

/** Returns the fields with their payload names: those in `first`, then the others in their order. */
export function fieldsInOrder(
  fields: Fields,
  first: readonly string[] = [],
): (readonly [name: string, field: Field])[] {
  const names = new Set([...first, ...Object.keys(fields)]);
  return [...names].flatMap((name) => {
    const field = fields[name];
    return field ? [[name, field] as const] : [];
  });
}

/** Returns the wire name of the field that names a record. */
export function nameField({ named, fields }: Entity): string {
  const field = fields[named];
  if (!field) throw new Error(`No field ${named}`);
  return field.wire;
}

/** Initial values of a form. Every field is edited as text. */
export type FormValues<F extends Fields> = { [K in keyof F & string]: string };
