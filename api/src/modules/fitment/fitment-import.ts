import type { ImportAnswer } from '@rodovia/shared/contracts/catalog';
import { sql } from 'drizzle-orm';
import type { ApiContext } from '../../context/context';
import { type ReadFile, withReadFile } from '../../csv/checked-file';
import type { Executor } from '../../db/database';
import { foldTable } from '../../db/fold';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import { unknownFitmentHeadings } from './fitment-file';

/** Numbers of vehicles that an import creates and changes. */
interface Counts {
  created: number;
  changed: number;
}

/** Creates new vehicles and updates changed ones; returns the number of each. */
async function save(tx: Executor, rows: string): Promise<Counts> {
  const { rows: written } = await tx.execute<{ created: boolean }>(sql`
    insert into fitment as old (description, years, first_year, last_year, type, sizes, rear_sizes, source)
    select description, years, "firstYear", "lastYear", type, sizes, "rearSizes", source
      from jsonb_to_recordset(${rows}::jsonb) as r(description text, years text, "firstYear" int, "lastYear" int,
        type text, sizes text, "rearSizes" text, source text)
    on conflict (fold(description), first_year) do update set description = excluded.description,
        years = excluded.years, last_year = excluded.last_year, type = excluded.type, sizes = excluded.sizes,
        rear_sizes = excluded.rear_sizes, source = excluded.source, updated = now()
      where (old.description, old.years, old.type, old.sizes, old.rear_sizes, old.source)
        is distinct from (excluded.description, excluded.years, excluded.type, excluded.sizes, excluded.rear_sizes,
          excluded.source)
    returning xmax = 0 as created`);
  const created = written.filter((row) => row.created).length;
  return { created, changed: written.length - created };
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Takes back what a preview has written, and carries its counts. */
class PreviewEnd extends Error {
  constructor(readonly counts: Counts) {
    super('preview');
  }
}

function messageOf(counts: Counts & { unchanged: number }, wrong: number, isPreview: boolean): string {
  if (wrong > 0) return `Nada foi importado: ${plural(wrong, 'linha com erro', 'linhas com erro')}.`;
  const parts = [
    plural(counts.created, 'veículo novo', 'veículos novos'),
    plural(counts.changed, 'alterado', 'alterados'),
    plural(counts.unchanged, 'sem mudança', 'sem mudanças'),
  ];
  return `${isPreview ? 'Prévia' : 'Importação concluída'}: ${parts.join(', ')}.`;
}

/** Imports all lines of a file of vehicles or, for a preview or if a cell is invalid, none. */
export function createFitmentImport({ database: { db } }: ApiContext) {
  async function write(actor: Actor, { portions, summary }: ReadFile, isPreview: boolean): Promise<Counts> {
    try {
      return await db.transaction(async (tx) => {
        const counts = { created: 0, changed: 0 };
        for await (const lines of portions(true)) {
          const { created, changed } = await save(tx, lines);
          counts.created += created;
          counts.changed += changed;
        }
        if (isPreview) throw new PreviewEnd(counts);
        await writeAudit(tx, actor, `importou ${plural(summary.rows, 'veículo', 'veículos')} de um arquivo`);
        return counts;
      });
    } catch (error) {
      if (error instanceof PreviewEnd) return error.counts;
      throw error;
    }
  }

  return async (actor: Actor, content: AsyncIterable<Uint8Array>, isPreview: boolean): Promise<ImportAnswer> => {
    const known = await foldTable(db);
    return withReadFile({ owner: actor.code, kind: 'fitment', known, content }, async (file) => {
      const { wrong, errors, warnings, rows, headings } = file.summary;
      const { created, changed } = wrong === 0 ? await write(actor, file, isPreview) : { created: 0, changed: 0 };
      const unchanged = wrong === 0 ? rows - created - changed : 0;
      return {
        Message: messageOf({ created, changed, unchanged }, wrong, isPreview),
        Items: errors,
        Warnings: warnings,
        Created: created,
        Changed: changed,
        Unchanged: unchanged,
        Wrong: wrong,
        Unknown: unknownFitmentHeadings(headings),
      };
    });
  };
}
