import type { Person } from '@rodovia/shared/contracts';

/** Under which name what is typed of a person is kept. */
export const placeOf = ({ Code }: Person) => `pessoa ${Code}`;
