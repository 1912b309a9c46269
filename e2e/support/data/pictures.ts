const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Returns `count` image files, as somebody chooses them. */
export const pictures = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `foto${i}.png`, mimeType: 'image/png', buffer: PIXEL }));
