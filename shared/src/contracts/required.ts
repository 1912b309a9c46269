import { isBlank } from './rules';

/** A field's rule: the sentence to show, or undefined where the value is fine. */
export type Validator = (value: unknown) => string | undefined;

/** Refuses empty and blank values with `message`. Choices other than text are never blank. */
export const required =
  (message: string): Validator =>
  (value) =>
    isBlank(value) ? message : undefined;
