/** Widths in pixels of the stored variants of a picture. `Url` refers to the last one. */
export const IMAGE_WIDTHS = [320, 640, 1280] as const;

/** Returns the address of a stored picture in another width. Addresses of drawings are returned unchanged. */
export const imageVariant = (url: string, width: (typeof IMAGE_WIDTHS)[number]) =>
  url.replace(/(\/image\/[\da-f]+)-\d+\.webp$/, `$1-${width}.webp`);
