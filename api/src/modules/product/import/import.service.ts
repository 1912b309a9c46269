import type { ImportAnswer } from '@rodovia/shared/contracts/catalog';
import { conflict } from '../../../base/http-error';
import type { ApiContext } from '../../../context/context';
import type { RefusedLine } from '../../../csv/check-csv';
import { type FileSummary, type ReadFile, withReadFile } from '../../../csv/checked-file';
import type { Database } from '../../../db/database';
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

function messageFor({ created, changed, unchanged }: Counts, isPreview: boolean, wrong = 0): string {
  const parts = [
    plural(created, 'produto novo', 'produtos novos'),
    plural(changed, 'alterado', 'alterados'),
    plural(unchanged, 'sem mudança', 'sem mudanças'),
  ];
  const left = wrong === 0 ? '' : ` ${plural(wrong, 'linha com erro ficou', 'linhas com erro ficaram')} de fora.`;
  return `${isPreview ? 'Prévia' : 'Importação concluída'}: ${parts.join(', ')}.${left}`;
}

/** An uploaded file, and the requested preview page, if nothing is to be written. */
export interface ImportRequest {
  content: AsyncIterable<Uint8Array>;
  preview?: PreviewPage;
  /** Token of a preview: the file is imported exactly as previewed, or not at all. */
  token?: string;
  /** Whether the valid lines are written although others are not valid. */
  partial?: boolean;
}

/** An uploaded file, and who sent it. */
type Uploaded = Pick<ImportRequest, 'content'> & { actor: Actor };

const MOVED_ON = 'Os produtos mudaram depois da prévia. Confira a nova prévia.';

const tokenOf = ({ seen }: Counts) => String(seen);

/** Result of an import, and the change set that undoes it. */
interface Written {
  counts: Counts;
  changeSet: string | null;
}

/** Reads a file of products, knowing what it is compared with. */
async function withProductFile<T>(
  db: Database,
  { actor, content }: Uploaded,
  work: (file: ReadFile, names: Awaited<ReturnType<typeof readNames>>['names']) => Promise<T>,
): Promise<T> {
  const { codes: relations, names } = await readNames(db);
  const known: KnownToProducts = { relations, letters: await foldTable(db) };
  return withReadFile({ owner: actor.code, kind: 'product', known, content }, async (read) =>
    work(await withCodesChecked(db, read), names),
  );
}

/** The invalid lines of a file: its headings, and each line with its reasons. */
export interface Refused {
  headings: string[];
  lines: RefusedLine[];
}

/** Returns the invalid lines of a file, which an import of the valid ones leaves out. */
export const readRefused = (db: Database, uploaded: Uploaded): Promise<Refused> =>
  withProductFile(db, uploaded, async (file) => {
    const lines: RefusedLine[] = [];
    for await (const line of file.refused(file.taken)) lines.push(line);
    return { headings: file.summary.headings, lines };
  });

const linesWrong = (wrong: number) => plural(wrong, 'linha com erro', 'linhas com erro');

/** Creates or updates products from a file by internal code: all rows or none, unless the valid ones are asked for. */
export function createImport({ database: { db } }: ApiContext) {
  /** Counts and, if there are no errors, writes. Repeated as a whole after a conflict with another transaction. */
  function write(
    actor: Actor,
    file: ReadFile,
    absent: ReadonlySet<string>,
    { token, partial }: Pick<ImportRequest, 'token' | 'partial'>,
  ): Promise<Written> {
    const { wrong } = file.summary;
    const isWritten = wrong === 0 || partial;
    return db.transaction(async (tx) => {
      await waitLonger(tx);
      const set = await beginChangeSet(tx, actor, 'IMPORT');
      const counts = noLines();
      for await (const lines of file.portions(true)) {
        addCounts(counts, await countLines(tx, lines, absent));
        if (isWritten) await writeLines(tx, lines, absent);
      }
      if (token !== undefined && isWritten && token !== tokenOf(counts)) throw conflict(MOVED_ON);
      if (isWritten)
        await writeAudit(tx, actor, `importou produtos de um arquivo: ${messageFor(counts, false, wrong)}`);
      return { counts, changeSet: await endChangeSet(tx, set, 'Produtos de um arquivo') };
    });
  }

  /**
   * Nothing is written for a preview, or if any cell is invalid and not only valid lines are asked for; the answer lists
   * these cells.
   */
  return (actor: Actor, { content, preview: page, ...how }: ImportRequest): Promise<ImportAnswer> =>
    withProductFile(db, { actor, content }, async (file, names) => {
      const absent = absentFields(file.summary);
      const { wrong, errors, warnings } = file.summary;
      const partial = how.partial && file.summary.rows > 0;
      const looked = page && (await preview(db, file, absent, names, page));
      const written = looked ? undefined : await write(actor, file, absent, { ...how, partial });
      const counts = looked?.counts ?? written?.counts ?? noLines();
      const isRefused = wrong > 0 && (looked !== undefined || !partial);
      return {
        Message: isRefused
          ? `Nada foi importado: ${linesWrong(wrong)}.`
          : messageFor(counts, looked !== undefined, wrong),
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
}
