import type { ImportAnswer } from '@rodovia/shared/contracts';
import type { ApiContext } from '../../context/context';
import { type FileSummary, type ReadFile, withReadFile } from '../../csv/checked-file';
import { waitLonger } from '../../db/deadlines';
import { foldTable } from '../../db/fold';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import type { KnownToProducts } from './product-import-check';
import { withCodesChecked } from './product-import-codes';
import { foldHeading, IMPORT_COLUMNS } from './product-import-columns';
import { addCounts, type Counts, countLines, noLines, writeLines } from './product-import-compare';
import { preview } from './product-import-preview';
import { readNames } from './product-import-relations';

/** The fields that a file has no column for. */
function absentFields({ headings }: FileSummary): Set<string> {
  const present = new Set(headings.map(foldHeading));
  return new Set(IMPORT_COLUMNS.filter(({ heading }) => !present.has(foldHeading(heading))).map(({ name }) => name));
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

/** A file as it arrives, and whether it is only looked at. */
export interface ImportRequest {
  content: AsyncIterable<Uint8Array>;
  isPreview: boolean;
}

/** Creates or updates products from a file, by internal code: all rows or none. */
export function createImport({ database: { db } }: ApiContext) {
  /** Counts and, unless something is wrong, writes. Done again as a whole where another transaction came between. */
  function write(actor: Actor, file: ReadFile, absent: ReadonlySet<string>): Promise<Counts> {
    return db.transaction(async (tx) => {
      await waitLonger(tx);
      const counts = noLines();
      for await (const lines of file.portions(true)) {
        addCounts(counts, await countLines(tx, lines, absent));
        if (file.summary.wrong === 0) await writeLines(tx, lines, absent);
      }
      if (file.summary.wrong === 0)
        await writeAudit(tx, actor, `importou produtos de um arquivo: ${messageFor(counts, false)}`);
      return counts;
    });
  }

  /** Nothing is written for a preview, nor while any cell is wrong; the answer says which. */
  return async (actor: Actor, { content, isPreview }: ImportRequest): Promise<ImportAnswer> => {
    const { codes: relations, names } = await readNames(db);
    const known: KnownToProducts = { relations, letters: await foldTable(db) };
    return withReadFile({ owner: actor.code, kind: 'product', known, content }, async (read) => {
      const file = await withCodesChecked(db, read);
      const absent = absentFields(file.summary);
      const { wrong, errors, warnings } = file.summary;
      const looked = isPreview ? await preview(db, file, absent, names) : undefined;
      const counts = looked?.counts ?? (await write(actor, file, absent));
      const refused = `Nada foi importado: ${plural(wrong, 'linha com erro', 'linhas com erro')}.`;
      return {
        Message: wrong > 0 ? refused : messageFor(counts, isPreview),
        Items: errors,
        Warnings: warnings,
        Created: counts.created,
        Changed: counts.changed,
        Unchanged: counts.unchanged,
        Wrong: wrong,
        Rows: looked?.rows,
      };
    });
  };
}
