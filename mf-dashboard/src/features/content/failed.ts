import { messageOf, notify } from '@rodovia/shared/runtime';

/** Says what was not done, and why. */
export const contentFailed = (what: string, error: unknown) => notify.error(`${what} ${messageOf(error, '')}`.trim());
