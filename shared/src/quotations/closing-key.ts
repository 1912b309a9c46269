import type { ShoppingCartInput } from '@rodovia/shared/contracts';
import { CLOSING_KEY } from '@rodovia/shared/runtime';
import { attemptKey, forgetAttempt } from './attempt-key';

/** The `Idempotency-Key` of a closing: a closing that is tried again is the same quotation to the server. */
export const closingKey = (input: ShoppingCartInput) => attemptKey(CLOSING_KEY, input);

/** A created quotation has used its key. */
export const forgetClosingKey = () => forgetAttempt(CLOSING_KEY);
