import { CLOSING_KEY } from '@rodovia/shared/runtime';
import type { ShoppingCartInput } from '../contracts/quotations';
import { attemptKey, forgetAttempt } from './attempt-key';

/** Returns the `Idempotency-Key` for closing a cart, so that a retry does not create a second quotation. */
export const closingKey = (input: ShoppingCartInput) => attemptKey(CLOSING_KEY, input);

/** Clears the key after the quotation was created. */
export const forgetClosingKey = () => forgetAttempt(CLOSING_KEY);
