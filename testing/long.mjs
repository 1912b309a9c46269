/** True in `npm run test:long`, which uses larger numbers. */
const isLong = Boolean(process.env.TEST_LONG);

/**
 * Returns `long` in the long run, otherwise `usual`.
 * @template T
 * @param {{ usual: T, long: T }} sizes
 * @returns {T}
 */
export const sized = ({ usual, long }) => (isLong ? long : usual);
