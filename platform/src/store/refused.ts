/** What is asked for cannot be done as things are; its message says why, in a sentence. The store itself is well. */
export class Refused extends Error {}
