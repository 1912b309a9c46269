import { shrunk } from './shrink';

/**
 * Reads an image file, validates it and scales it down for the API.
 * @throws {ImageRefusal}
 */
export async function readImage(file: File): Promise<string> {
  const content = await shrunk(file);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(`${file.name}: não foi possível ler o arquivo.`));
    reader.readAsDataURL(content);
  });
}
