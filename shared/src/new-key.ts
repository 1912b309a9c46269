const BYTES = 16;

/** A key that nobody else has, in 32 hexadecimal digits; also on a page without TLS, where browsers make no UUID. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
