import type { Draft, DraftLine } from './draft';

/** Result of merging two drafts that were changed independently from the same base. */
export interface Merge<C> {
  /** Changes of both; where both changed the same field, mine. */
  mine: C;
  /** Changes of both; where both changed the same field, theirs. */
  theirs: C;
  /** What the other has saved, with the keys of mine. */
  stored: C;
  /** Whether both changed the same field. */
  clashes: boolean;
}

type Sides<T> = Pick<Merge<T>, 'mine' | 'theirs'>;

/** Fields that only make sense together, and are therefore one change. */
const TOGETHER: readonly (readonly string[])[] = [
  ['productCode', 'description', 'size', 'codePub', 'publicPrice', 'lastPrice'],
  ['discount', 'discountUnit'],
  ['freightKind', 'freight'],
];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const pick = (fields: readonly string[], of: object) =>
  fields.map((field) => [field, of[field as keyof typeof of]] as const);

/** Returns whether two objects of the same shape have equal values, in whatever order their fields stand. */
const isSameRecord = (one: object, other: object) => isSame(pick(Object.keys(one), one), pick(Object.keys(one), other));

/** Merges the fields of two objects of the same shape. */
function mergeFields<T extends object>(base: T, mine: T, theirs: T): Sides<T> {
  const names = Object.keys(base);
  const alone = names.filter((name) => !TOGETHER.some((group) => group.includes(name))).map((name) => [name]);
  const groups = [...TOGETHER.filter(([first = '']) => names.includes(first)), ...alone];
  const sides = groups.map((fields) => {
    const [before, own, other] = [pick(fields, base), pick(fields, mine), pick(fields, theirs)];
    return { mine: isSame(own, before) ? other : own, theirs: isSame(other, before) ? own : other };
  });
  const joined = (side: keyof Sides<T>) => Object.fromEntries(sides.flatMap((one) => one[side])) as T;
  return { mine: joined('mine'), theirs: joined('theirs') };
}

const isExtra = ({ quotationItemCode, freeItemCode }: DraftLine) => !quotationItemCode && !freeItemCode;

/**
 * Gives the other's extra lines the keys of the same products in the base, or new ones, because keys of extra lines
 * depend on their place. Lines without a discount get the unit of the base.
 */
function aligned(base: readonly DraftLine[], mine: readonly DraftLine[], theirs: readonly DraftLine[]): DraftLine[] {
  const known = base.filter(isExtra);
  const taken = new Set([...base, ...mine].map(({ key }) => key));
  const newKey = () => {
    let number = 0;
    while (taken.has(`extra ${number}`)) number += 1;
    taken.add(`extra ${number}`);
    return `extra ${number}`;
  };
  const keyOf = (line: DraftLine) => {
    if (!isExtra(line)) return line.key;
    const place = known.findIndex(({ productCode }) => productCode === line.productCode);
    return known.splice(place, place < 0 ? 0 : 1)[0]?.key ?? newKey();
  };
  return theirs.map((line) => {
    const key = keyOf(line);
    const before = base.find((one) => one.key === key);
    const discountUnit = line.discount === '' && before ? before.discountUnit : line.discountUnit;
    return { ...line, key, discountUnit };
  });
}

/** Merges a line that each side may have added, changed or removed. */
function mergeLine(base?: DraftLine, mine?: DraftLine, theirs?: DraftLine): Partial<Sides<DraftLine>> {
  if (base && mine && theirs) return mergeFields(base, mine, theirs);
  if (!base) return { mine: mine ?? theirs, theirs: mine ?? theirs };
  const isUntouched = (line?: DraftLine) => line !== undefined && isSameRecord(base, line);
  return { mine: isUntouched(mine) ? theirs : mine, theirs: isUntouched(theirs) ? mine : theirs };
}

const byKey = (lines: readonly DraftLine[]) => new Map(lines.map((line) => [line.key, line]));

/** Merges two drafts field by field. What only one of them changed is in both results. */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): Merge<Draft> {
  const stored = { ...theirs, lines: aligned(base.lines, mine.lines, theirs.lines) };
  const [before, own, other] = [byKey(base.lines), byKey(mine.lines), byKey(stored.lines)];
  const keys = [...new Set([...before.keys(), ...own.keys(), ...other.keys()])];
  const lines = keys.map((key) => mergeLine(before.get(key), own.get(key), other.get(key)));
  const terms = mergeFields(base.terms, mine.terms, theirs.terms);
  const side = (name: 'mine' | 'theirs'): Draft => ({
    lines: lines.flatMap((line) => line[name] ?? []),
    terms: terms[name],
  });
  const sides = { mine: side('mine'), theirs: side('theirs') };
  return { ...sides, stored, clashes: !isSame(sides.mine, sides.theirs) };
}
