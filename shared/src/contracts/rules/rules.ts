/** A rule: its field, its error message, and whether values break it. Rules are in the order of their form. */
export type Rule<T> = readonly [field: string, sentence: string, isBroken: (values: T) => boolean];

/** A field and its error message. */
export interface BrokenRule {
  field: string;
  message: string;
}

/** Says whether a value is empty or only spaces. */
export const isBlank = (text: unknown) => String(text ?? '').trim() === '';

/** Returns the first rule that values break, or null. */
export function firstBroken<T>(rules: readonly Rule<T>[], values: T): BrokenRule | null {
  const broken = rules.find(([, , isBroken]) => isBroken(values));
  return broken ? { field: broken[0], message: broken[1] } : null;
}

/** Returns the error message of each invalid field: that of the first rule that it breaks. */
export function brokenRules<T>(rules: readonly Rule<T>[], values: T): Record<string, string> {
  const sentences: Record<string, string> = {};
  for (const [field, sentence, isBroken] of rules) if (isBroken(values)) sentences[field] ??= sentence;
  return sentences;
}

/** Returns a form validator for the rules of one field; it takes the field's value and all values. */
export const validatorOf =
  <T extends object>(rules: readonly Rule<T>[], field: string) =>
  (value: unknown, all: T): string | undefined =>
    brokenRules(rules, { ...all, [field]: value })[field];
