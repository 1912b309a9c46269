import { isBlank } from './rules';

/** A form validator: returns the error message, or undefined if the value is valid. */
export type Validator = (value: unknown) => string | undefined;

/** Returns a validator that refuses empty and blank values with `message`. Values other than text are never blank. */
export const required =
  (message: string): Validator =>
  (value) =>
    isBlank(value) ? message : undefined;
