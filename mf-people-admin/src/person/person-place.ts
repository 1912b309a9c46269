import type { Person } from '@rodovia/shared/contracts/people';

/** Returns the draft key of a person's form. */
export const placeOf = ({ Code }: Person) => `pessoa ${Code}`;
