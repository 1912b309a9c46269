import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE_NAME = '@rodovia/api';

function isApiFolder(folder: string): boolean {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return false;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name === PACKAGE_NAME;
}

/**
 * The `api` folder of the repository, from source as well as from a bundle that lies anywhere inside it:
 * migrations, the database worker and the drawings are read from there at run time.
 */
function findApiFolder(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (isApiFolder(folder)) return folder;
    if (isApiFolder(join(folder, 'api'))) return join(folder, 'api');
    if (folder === dirname(folder)) throw new Error(`Pasta api não encontrada acima de ${start}.`);
  }
}

let apiFolder: string | undefined;

/** Absolute path of a file or folder that ships with the API, for example `assetPath('migrations')`. */
export function assetPath(...segments: string[]): string {
  apiFolder ??= findApiFolder(dirname(fileURLToPath(import.meta.url)));
  return join(apiFolder, ...segments);
}
