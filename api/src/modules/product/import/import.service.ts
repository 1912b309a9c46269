import type { ImportAnswer } from '@rodovia/shared/contracts/catalog';
import { conflict } from '../../../base/http-error';
import type { ApiContext } from '../../../context/context';
import { type FileSummary, type ReadFile, withReadFile } from '../../../csv/checked-file';
import { waitLonger } from '../../../db/deadlines';
import { foldTable } from '../../../db/fold';
import type { Actor } from '../../../identity/actor';
import { writeAudit } from '../../../identity/audit';
import { beginChangeSet, endChangeSet } from '../../../records/change-set';
import { withCodesChecked } from './import-codes';
import { foldHeading, IMPORT_COLUMNS, unknownHeadings } from './import-columns';
import { addCounts, type Counts, countLines, noLines, writeLines } from './import-compare';
import { type PreviewPage, preview } from './import-preview';
import { readNames } from './import-relations';
import type { KnownToProducts } from './product-file';

/** Returns the fields without a column. */
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

/** An uploaded file, and the requested preview page, if nothing is to be written. */
export interface ImportRequest {
  content: AsyncIterable<Uint8Array>;
  preview?: PreviewPage;
  /** Token of a preview: the file is imported exactly as previewed, or not at all. */
  token?: string;
}

const MOVED_ON = 'Os produtos mudaram depois da prévia. Confira a nova prévia.';

const tokenOf = ({ seen }: Counts) => String(seen);

/** Result of an import, and the change set that undoes it. */
interface Written {
  counts: Counts;
  changeSet: string | null;
}

/** Creates or updates products from a file by internal code: all rows or none. */
export function createImport({ database: { db } }: ApiContext) {
  /** Counts and, if there are no errors, writes. Repeated as a whole after a conflict with another transaction. */
  function write(actor: Actor, file: ReadFile, absent: ReadonlySet<string>, token?: string): Promise<Written> {
    return db.transaction(async (tx) => {
      await waitLonger(tx);
      const set = await beginChangeSet(tx, actor, 'IMPORT');
      const counts = noLines();
      for await (const lines of file.portions(true)) {
        addCounts(counts, await countLines(tx, lines, absent));
        if (file.summary.wrong === 0) await writeLines(tx, lines, absent);
      }
      if (token !== undefined && file.summary.wrong === 0 && token !== tokenOf(counts)) throw conflict(MOVED_ON);
      if (file.summary.wrong === 0)
        await writeAudit(tx, actor, `importou produtos de um arquivo: ${messageFor(counts, false)}`);
      return { counts, changeSet: await endChangeSet(tx, set, 'Produtos de um arquivo') };
    });
  }

  /** Nothing is written for a preview, or if any cell is invalid; the answer lists these. */
  return async (actor: Actor, { content, preview: page, token }: ImportRequest): Promise<ImportAnswer> => {
    const { codes: relations, names } = await readNames(db);
    const known: KnownToProducts = { relations, letters: await foldTable(db) };
    return withReadFile({ owner: actor.code, kind: 'product', known, content }, async (read) => {
      const file = await withCodesChecked(db, read);
      const absent = absentFields(file.summary);
      const { wrong, errors, warnings } = file.summary;
      const looked = page && (await preview(db, file, absent, names, page));
      const written = looked ? undefined : await write(actor, file, absent, token);
      const counts = looked?.counts ?? written?.counts ?? noLines();
      const refused = `Nada foi importado: ${plural(wrong, 'linha com erro', 'linhas com erro')}.`;
      return {
        Message: wrong > 0 ? refused : messageFor(counts, looked !== undefined),
        Items: errors,
        Warnings: warnings,
        Created: counts.created,
        Changed: counts.changed,
        Unchanged: counts.unchanged,
        Wrong: wrong,
        Unknown: unknownHeadings(file.summary.headings),
        Rows: looked?.rows,
        Token: looked && tokenOf(counts),
        ChangeSet: written?.changeSet ?? null,
      };
    });
  };
}
