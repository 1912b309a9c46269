/** Returns a text that no other test of the run uses: `prefix` followed by eight random hexadecimal digits. */
export const unique = (prefix: string): string => `${prefix}${crypto.randomUUID().slice(0, 8)}`;
