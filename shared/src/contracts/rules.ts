/** A rule: the field it speaks of, its sentence, and whether values break it. Rules stand in the order of their form. */
export type Rule<T> = readonly [field: string, sentence: string, isBroken: (values: T) => boolean];

/** A field and the sentence that says what is wrong with it. */
export interface BrokenRule {
  field: string;
  message: string;
}

export const isBlank = (text: unknown) => String(text ?? '').trim() === '';

/** The first rule that values break, or null. */
export function firstBroken<T>(rules: readonly Rule<T>[], values: T): BrokenRule | null {
  const broken = rules.find(([, , isBroken]) => isBroken(values));
  return broken ? { field: broken[0], message: broken[1] } : null;
}

/** The sentence of each wrong field: the first of its rules that values break. */
export function brokenRules<T>(rules: readonly Rule<T>[], values: T): Record<string, string> {
  const sentences: Record<string, string> = {};
  for (const [field, sentence, isBroken] of rules) if (isBroken(values)) sentences[field] ??= sentence;
  return sentences;
}

/** The rules of one field as a form's validator: its own value, and all of them. */
export const validatorOf =
  <T extends object>(rules: readonly Rule<T>[], field: string) =>
  (value: unknown, all: T): string | undefined =>
    brokenRules(rules, { ...all, [field]: value })[field];
