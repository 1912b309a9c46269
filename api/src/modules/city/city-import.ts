import type { ImportAnswer } from '@rodovia/shared/contracts/catalog';
import { sql } from 'drizzle-orm';
import type { ApiContext } from '../../context/context';
import { withReadFile } from '../../csv/checked-file';
import type { Executor } from '../../db/database';
import { state } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import { unknownCityHeadings } from './city-file';

/**
 * Creates new municipalities and renames changed ones.
 * @returns the number of each.
 */
async function save(tx: Executor, rows: string): Promise<{ created: number; changed: number }> {
  const { rows: written } = await tx.execute<{ created: boolean }>(sql`
    insert into city as old (code, name, state_code)
    select distinct on (code) code, name, state
      from jsonb_to_recordset(${rows}::jsonb) as r(line int, code text, name text, state text) order by code, line desc
    on conflict (code) do update set name = excluded.name, state_code = excluded.state_code
      where (old.name, old.state_code) is distinct from (excluded.name, excluded.state_code)
    returning xmax = 0 as created`);
  const created = written.filter((row) => row.created).length;
  return { created, changed: written.length - created };
}

/** `POST /city/import`: imports all lines or none, by IBGE number. */
export function createCityImport({ database: { db } }: ApiContext) {
  return async (actor: Actor, content: AsyncIterable<Uint8Array>): Promise<ImportAnswer> => {
    const states = await db.select({ code: state.code }).from(state);
    const known = states.map(({ code }) => code);
    return withReadFile({ owner: actor.code, kind: 'city', known, content }, async ({ summary, portions }) => {
      const { wrong, errors, warnings, rows } = summary;
      const total = { created: 0, changed: 0 };
      if (wrong === 0) {
        await db.transaction(async (tx) => {
          Object.assign(total, { created: 0, changed: 0 });
          for await (const lines of portions(true)) {
            const { created, changed } = await save(tx, lines);
            total.created += created;
            total.changed += changed;
          }
          await writeAudit(tx, actor, `importou ${rows} cidades de um arquivo`);
        });
      }
      const done = `Importação concluída: ${total.created} cidades novas, ${total.changed} alteradas.`;
      return {
        Message: wrong > 0 ? `Nada foi importado: linhas com erro: ${wrong}.` : done,
        Items: errors,
        Warnings: warnings,
        Created: total.created,
        Changed: total.changed,
        Unchanged: wrong > 0 ? 0 : rows - total.created - total.changed,
        Wrong: wrong,
        Unknown: unknownCityHeadings(summary.headings),
      };
    });
  };
}
