import sharp from 'sharp';

/** Returns a small JPEG of one colour in base64. */
export const greyPicture = async (background = '#888'): Promise<string> => {
  const drawn = sharp({ create: { width: 4, height: 4, channels: 3, background } });
  return (await drawn.jpeg().toBuffer()).toString('base64');
};

let shade = 0;
/** Draws a picture that no other test uses. */
export const draw = (width = 800, height = 600) => {
  shade += 1;
  return sharp({ create: { width, height, channels: 3, background: { r: shade, g: 90, b: 30 } } });
};
/** Returns such a picture as a JPEG in base64, with the name of its maker in its metadata. */
export async function jpeg(width?: number): Promise<string> {
  const drawn = draw(width).withExif({ IFD0: { Artist: 'Fulano' } });
  return (await drawn.jpeg().toBuffer()).toString('base64');
}
