import { shrunk } from './shrink';

/** The picture in `file`, checked and no larger than needed, as the API takes it. @throws {ImageRefusal} */
export async function readImage(file: File): Promise<string> {
  const content = await shrunk(file);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(`${file.name}: não foi possível ler o arquivo.`));
    reader.readAsDataURL(content);
  });
}
