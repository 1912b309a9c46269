/** Shortest and longest time to answer that may be asked for, in working minutes. */
export const ANSWER_MINUTES = [15, 60 * 100] as const;
