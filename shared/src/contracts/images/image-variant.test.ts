import { imageVariant } from './image-variant';

test('a stored picture has narrower forms, anything else is what it is', () => {
  expect(imageVariant('/api/image/0a9f-1280.webp', 320)).toBe('/api/image/0a9f-320.webp');
  for (const url of [
    '/drawings/pneu.svg',
    '/api/image/0a9g-1280.webp',
    '/api/image/0a9f-1280.webp?x',
    '/image/-1280.webp',
  ])
    expect(imageVariant(url, 640)).toBe(url);
});
