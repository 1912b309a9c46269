/** Minimum and maximum of the configurable response time, in working minutes. */
export const ANSWER_MINUTES = [15, 60 * 100] as const;
