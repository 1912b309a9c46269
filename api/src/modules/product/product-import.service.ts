import type { ImportAnswer } from '@rodovia/shared/contracts';
import type { ApiContext } from '../../context/context';
import { type CsvFile, readCsv } from '../../csv/read-csv';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import { checkFile } from './product-import-check';
import { foldName, IMPORT_COLUMNS } from './product-import-columns';
import { batches, type Counts, countAll, writeLines } from './product-import-compare';
import { previewRows } from './product-import-preview';
import { readNames } from './product-import-relations';

/** The fields that a file has no column for. */
function absentFields({ headings }: CsvFile): Set<string> {
  const present = new Set(headings.map(foldName));
  return new Set(IMPORT_COLUMNS.filter(({ heading }) => !present.has(foldName(heading))).map(({ name }) => name));
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function messageFor({ created, changed, unchanged }: Counts, isPreview: boolean): string {
  const parts = [
    plural(created, 'produto novo', 'produtos novos'),
    plural(changed, 'alterado', 'alterados'),
    plural(unchanged, 'sem mudança', 'sem mudanças'),
  ];
  return `${isPreview ? 'Prévia' : 'Importação concluída'}: ${parts.join(', ')}.`;
}

/** Creates or updates products from a file, by internal code: all rows or none. */
export function createImport({ database: { db } }: ApiContext) {
  /** Nothing is written for a preview, nor while any cell is wrong; the answer says which. */
  return async (actor: Actor, content: Buffer, isPreview: boolean): Promise<ImportAnswer> => {
    const file = readCsv(content);
    const absent = absentFields(file);
    return db.transaction(async (tx) => {
      const { codes, names } = await readNames(tx);
      const { lines, errors, warnings } = checkFile(file, codes);
      const counts = await countAll(tx, lines, absent);
      const isWritten = !isPreview && errors.length === 0;
      if (isWritten) {
        for (const batch of batches(lines)) await writeLines(tx, batch, absent);
        await writeAudit(tx, actor, `importou produtos de um arquivo: ${messageFor(counts, false)}`);
      }
      const wrong = new Set(errors.map(({ Line }) => Line)).size;
      const refused = `Nada foi importado: ${plural(wrong, 'linha com erro', 'linhas com erro')}.`;
      return {
        Message: errors.length > 0 ? refused : messageFor(counts, isPreview),
        Items: errors.slice(0, MOST_ITEMS),
        Warnings: warnings.slice(0, MOST_ITEMS),
        Created: counts.created,
        Changed: counts.changed,
        Unchanged: counts.unchanged,
        Wrong: wrong,
        Rows: isPreview ? await previewRows(tx, lines, absent, names) : undefined,
      };
    });
  };
}

/** Nobody reads more of them, and a file of nonsense must not answer with a longer one. */
const MOST_ITEMS = 1000;
