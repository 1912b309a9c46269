/** A field of a form, as a conflict speaks of it. */
export interface ComparedField<V> {
  name: keyof V & string;
  label: string;
  /** Fields that make sense only together with this one, and go with it. */
  also?: readonly (keyof V & string)[];
}

/** The values a form began with, those that somebody else has saved meanwhile, and those that were typed. */
export interface Conflict<V> {
  base: V;
  theirs: V;
  mine: V;
  /** Who has saved them, and when, as far as that is known. */
  by?: { Name: string; At: string };
}

export type Side = 'mine' | 'theirs';

const textOf = (value: unknown) => String(value ?? '').trim();
const namesOf = <V>({ name, also = [] }: ComparedField<V>) => [name, ...also];
const differs = <V>(field: ComparedField<V>, first: V, second: V) =>
  namesOf(field).some((name) => textOf(first[name]) !== textOf(second[name]));

/** The fields in which the two sides differ; none where nobody else has changed what the form shows. */
export function contested<V, F extends ComparedField<V>>(
  fields: readonly F[],
  { base, theirs, mine }: Conflict<V>,
): readonly F[] {
  if (!fields.some((field) => differs(field, base, theirs))) return [];
  return fields.filter((field) => differs(field, theirs, mine));
}

/** Whose value is proposed: that of the one who changed the field; one's own where both did. */
export const proposed = <V>(field: ComparedField<V>, { base, mine }: Conflict<V>): Side =>
  differs(field, base, mine) ? 'mine' : 'theirs';

/** The values of both sides as they were chosen, field by field. */
export function chosenValues<V>(
  fields: readonly ComparedField<V>[],
  { theirs }: Conflict<V>,
  sides: Readonly<Record<string, Side>>,
): Partial<V> {
  const taken = fields.filter(({ name }) => sides[name] === 'theirs').flatMap(namesOf);
  return Object.fromEntries(taken.map((name) => [name, theirs[name]])) as Partial<V>;
}
