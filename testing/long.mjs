/** True in `npm run test:long`, which proves with large numbers what the usual run proves with small ones. */
const isLong = Boolean(process.env.TEST_LONG);

/**
 * How much of something a test does: `long` in the long run, else `usual`.
 * @template T
 * @param {{ usual: T, long: T }} sizes
 * @returns {T}
 */
export const sized = ({ usual, long }) => (isLong ? long : usual);
