import { hiddenInLine, hiddenInText, isPlainLine, isPlainText } from './plain-text';

/**
 * Fields as plain data: a row says once what schemas, SQL, files, forms and lists need to know of a field. This file
 * has no schema in it, so that the browser pays for the rows alone.
 */
interface Row {
  /** Name on the wire (`PublicPrice`); the row's key in its table is the name in payloads (`publicPrice`). */
  wire: string;
  /** What people call the field, in forms, lists and sentences. */
  label: string;
  /** Heading of its column in exported and imported files; the label, where it is missing. */
  heading?: string;
  /** Whether lists can be ordered by it. */
  sortable?: boolean;
  /** Whether the list's term looks into it. */
  searched?: boolean;
  /** Sentence for a value that another record has already; the column has a unique index over its folded text. */
  unique?: string;
  /** Whether it may be left empty; an empty text is then stored as ''. */
  optional?: boolean;
  /** Sentence where it is left empty; by default 'Nome é obrigatório.' */
  missing?: string;
  /** What helps to fill it in. */
  hint?: string;
}

/** One line of text, or `lines` of it; neither may be blank unless optional. */
export interface TextField extends Row {
  kind: 'text' | 'lines';
  maxLength: number;
}

/** One of a few fixed texts. */
export interface OptionField extends Row {
  kind: 'option';
  values: readonly string[];
}

/** An amount in reais, null where there is none. */
export interface PriceField extends Row {
  kind: 'price';
  optional: true;
}

/** A whole number between two bounds. */
export interface WholeField extends Row {
  kind: 'whole';
  minimum: number;
  maximum: number;
}

/** The code of a record of another entity. */
export interface RelationField extends Row {
  kind: 'relation';
  to: Entity;
  /** Wire name of the whole record, where a call includes it. */
  record: string;
  /** Query key that narrows a list to some of these records, by code or name. */
  filter?: string;
}

export type Field = TextField | OptionField | PriceField | WholeField | RelationField;
export type Fields = Readonly<Record<string, Field>>;

/** An entity of the catalogue, as both sides speak of it. */
export interface Entity {
  /** First segment of its calls (`brand`). */
  resource: string;
  /** Noun without article ('marca'), its article, and the noun of many ('Marcas'). */
  one: string;
  article: 'a' | 'o';
  many: string;
  /** Payload name of the field by which people know a record. */
  named: string;
  /** Name of the exported file, without extension. */
  exportFile: string;
  /** In the order of the form. */
  fields: Fields;
  /** Fields that files begin with; the others follow in the order of the form. */
  fileOrder?: readonly string[];
}

/** An entity with the exact names of its fields. */
export interface EntityOf<F extends Fields> extends Entity {
  named: keyof F & string;
  fields: F;
  fileOrder?: readonly (keyof F & string)[];
}

/** Declares an entity; the types of records and payloads are made from it. */
export const defineEntity = <const F extends Fields>(entity: EntityOf<F>): EntityOf<F> => entity;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'a marca'. */
export const withArticle = ({ article, one }: Entity) => `${article} ${one}`;

/** 'Nova marca'. */
export const newRecord = ({ article, one }: Entity) => `${article === 'a' ? 'Nova' : 'Novo'} ${one}`;

/** 'Marca não encontrada', with any participle of that form. */
export const notParticiple = ({ article, one }: Entity, stem: string) => `${capital(one)} não ${stem}${article}`;

/** 'Erro ao carregar as marcas!' */
export const listFailed = ({ article, many }: Pick<Entity, 'article' | 'many'>) =>
  `Erro ao carregar ${article}s ${many.toLowerCase()}!`;

/** Labels of feminine nouns. Of a password the sentence is dictated as it is. */
const isFeminine = (label: string) => /^\S*(?:a|ção|dade)(?:\s|$)/.test(label) && label !== 'Senha';

/** Sentence for a field that may not stay empty, in the gender of its label. */
export function requiredSentence(field: string | Pick<Field, 'label' | 'missing'>): string {
  const { label, missing = `${label} é obrigatóri${isFeminine(label) ? 'a' : 'o'}.` } =
    typeof field === 'string' ? { label: field } : field;
  return missing;
}

/** The sentence for what is hidden in a value; nothing where nothing is. */
export function hiddenIn({ kind, label }: Pick<Field, 'kind' | 'label'>, value: unknown): string | undefined {
  if (kind === 'lines') return isPlainText(value) ? undefined : hiddenInText(label);
  return kind === 'text' && !isPlainLine(value) ? hiddenInLine(label) : undefined;
}

/** A text as the number it stands for; NaN where that is none that the field may have. */
export function readWhole({ minimum, maximum }: WholeField, text: string): number {
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= minimum && number <= maximum ? number : Number.NaN;
}

/** The rows of a table with their payload names: some first, the others in the order of the table. */
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

/** Wire name of the field by which people know a record. */
export function nameField({ named, fields }: Entity): string {
  const field = fields[named];
  if (!field) throw new Error(`No field ${named}`);
  return field.wire;
}

/** Text that a form begins a new record with: every field is typed or chosen as text. */
export type FormValues<F extends Fields> = { [K in keyof F & string]: string };
