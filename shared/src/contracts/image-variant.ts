/** Widths in pixels that a stored picture is kept in; the last one is that of its `Url`. */
export const IMAGE_WIDTHS = [320, 640, 1280] as const;

/** Address of a narrower form of a stored picture; other addresses (drawings) come back as they are. */
export const imageVariant = (url: string, width: (typeof IMAGE_WIDTHS)[number]) =>
  url.replace(/(\/image\/[\da-f]+)-\d+\.webp$/, `$1-${width}.webp`);
