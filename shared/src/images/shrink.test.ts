import { runtimeConfig } from '@rodovia/shared/runtime';
import { fitted, ImageRefusal, shrunk } from './shrink';

const fileOf = (type: string, bytes: number) => {
  const file = new File(['x'], 'foto', { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

afterEach(() => {
  runtimeConfig.imageLimit = undefined;
});

const decodesTo = (width: number, height: number) =>
  Object.assign(globalThis, { createImageBitmap: async () => ({ width, height, close: () => undefined }) });

test('[VA-07] what is no image, or far too large, is refused with the reason', async () => {
  await expect(shrunk(fileOf('text/csv', 10))).rejects.toThrow('envie somente arquivos de imagem');
  await expect(shrunk(fileOf('image/png', 31 * 1024 * 1024))).rejects.toThrow('O tamanho máximo é de 30 MB.');
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('broken')) });
  await expect(shrunk(fileOf('image/png', 10))).rejects.toThrow(ImageRefusal);
  await expect(shrunk(fileOf('image/png', 6 * 1024 * 1024))).rejects.toThrow('O tamanho máximo é de 5 MB.');
});

test('[VA-07] the installation says how large a picture may be', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('broken')) });
  runtimeConfig.imageLimit = 8 * 1024 * 1024;
  await expect(shrunk(fileOf('image/png', 9 * 1024 * 1024))).rejects.toThrow('O tamanho máximo é de 8 MB.');
  runtimeConfig.imageLimit = 2 * 1024 * 1024;
  await expect(shrunk(fileOf('image/png', 3 * 1024 * 1024))).rejects.toThrow('O tamanho máximo é de 2 MB.');
});

test('[VA-07] a picture that is small enough goes as it is', async () => {
  decodesTo(800, 600);
  const file = fileOf('image/jpeg', 200_000);
  await expect(shrunk(file)).resolves.toBe(file);
});

test.each([
  [4000, 3000, { width: 1600, height: 1200 }],
  [900, 3200, { width: 450, height: 1600 }],
  [640, 480, { width: 640, height: 480 }],
])('[VA-07] %d × %d is sent in its own proportions', (width, height, size) => {
  expect(fitted(width, height)).toEqual(size);
});
