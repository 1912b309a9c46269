/** A form field in a conflict. */
export interface ComparedField<V> {
  name: keyof V & string;
  label: string;
  /** Fields that only make sense together with this one. */
  also?: readonly (keyof V & string)[];
}

/** The values that the form started with, those that somebody else has saved since, and those that were typed. */
export interface Conflict<V> {
  base: V;
  theirs: V;
  mine: V;
  /** Who saved them, and when, if known. */
  by?: { Name: string; At: string };
}

/** Whose value of a conflict is meant. */
export type Side = 'mine' | 'theirs';

const textOf = (value: unknown) => String(value ?? '').trim();
const namesOf = <V>({ name, also = [] }: ComparedField<V>) => [name, ...also];
const differs = <V>(field: ComparedField<V>, first: V, second: V) =>
  namesOf(field).some((name) => textOf(first[name]) !== textOf(second[name]));

/** Returns the fields in which both sides differ; none if nobody else has changed a field of the form. */
export function contested<V, F extends ComparedField<V>>(
  fields: readonly F[],
  { base, theirs, mine }: Conflict<V>,
): readonly F[] {
  if (!fields.some((field) => differs(field, base, theirs))) return [];
  return fields.filter((field) => differs(field, theirs, mine));
}

/** Returns the suggested side: that of whoever changed the field, or the typed value if both did. */
export const proposed = <V>(field: ComparedField<V>, { base, mine }: Conflict<V>): Side =>
  differs(field, base, mine) ? 'mine' : 'theirs';

/** Merges the values of both sides according to the choices. */
export function chosenValues<V>(
  fields: readonly ComparedField<V>[],
  { theirs }: Conflict<V>,
  sides: Readonly<Record<string, Side>>,
): Partial<V> {
  const taken = fields.filter(({ name }) => sides[name] === 'theirs').flatMap(namesOf);
  return Object.fromEntries(taken.map((name) => [name, theirs[name]])) as Partial<V>;
}
