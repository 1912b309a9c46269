const BYTES = 16;

/**
 * Returns a random key of 32 hexadecimal digits. It also works on pages without TLS, where `crypto.randomUUID` is
 * missing.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
