import { messageOf, notify } from '@rodovia/shared/runtime';

/** Reports what failed, and why. */
export const contentFailed = (what: string, error: unknown) => notify.error(`${what} ${messageOf(error, '')}`.trim());
