/** The request cannot be fulfilled in the current state; the message says why. The store itself works. */
export class Refused extends Error {}
