import type { ImportAnswer, ImportItem } from '@rodovia/shared/contracts';
import { sql } from 'drizzle-orm';
import { invalid } from '../../base/http-error';
import type { ApiContext } from '../../context/context';
import { readCsv } from '../../csv/read-csv';
import type { Executor } from '../../db/database';
import { state } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';

/** The columns of the export, in its order. */
const HEADINGS = ['Código', 'Nome', 'UF'] as const;

interface CityRow {
  code: string;
  name: string;
  state: string;
}

function rowsOf(content: Buffer, states: Set<string>): { rows: CityRow[]; errors: ImportItem[] } {
  const { headings, records } = readCsv(content);
  const missing = HEADINGS.filter((heading) => !headings.includes(heading));
  if (missing.length > 0) throw invalid(`Faltam colunas no arquivo: ${missing.join(', ')}.`);
  const errors: ImportItem[] = [];
  const rows = records.map(({ line, cells }) => {
    const [code = '', name = '', uf = ''] = HEADINGS.map((heading) => cells[headings.indexOf(heading)] ?? '');
    const refuse = (column: string, error: string) =>
      errors.push({ Line: line, Column: column, Code: code, Error: error });
    if (!/^\d{1,10}$/.test(code)) refuse('Código', 'Use até 10 algarismos.');
    if (name === '' || name.length > 120) refuse('Nome', 'Preencha com até 120 caracteres.');
    if (!states.has(uf.toUpperCase())) refuse('UF', `Estado desconhecido: ${uf}.`);
    return { code, name, state: uf.toUpperCase() };
  });
  return { rows: [...new Map(rows.map((row) => [row.code, row])).values()], errors };
}

/** Creates the municipalities that are new and renames those that changed. @returns how many of each. */
async function save(tx: Executor, rows: CityRow[]): Promise<{ created: number; changed: number }> {
  const { rows: written } = await tx.execute<{ created: boolean }>(sql`
    insert into city as old (code, name, state_code)
    select code, name, state from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(code text, name text, state text)
    on conflict (code) do update set name = excluded.name, state_code = excluded.state_code
      where (old.name, old.state_code) is distinct from (excluded.name, excluded.state_code)
    returning xmax = 0 as created`);
  const created = written.filter((row) => row.created).length;
  return { created, changed: written.length - created };
}

/** `POST /city/import`: all lines or none, by IBGE number. */
export function createCityImport({ database: { db } }: ApiContext) {
  return (actor: Actor, content: Buffer): Promise<ImportAnswer> =>
    db.transaction(async (tx) => {
      const known = await tx.select({ code: state.code }).from(state);
      const { rows, errors } = rowsOf(content, new Set(known.map(({ code }) => code)));
      const wrong = new Set(errors.map(({ Line }) => Line)).size;
      const { created, changed } = errors.length > 0 ? { created: 0, changed: 0 } : await save(tx, rows);
      if (wrong === 0) await writeAudit(tx, actor, `importou ${rows.length} cidades de um arquivo`);
      const done = `Importação concluída: ${created} cidades novas, ${changed} alteradas.`;
      return {
        Message: wrong > 0 ? `Nada foi importado: linhas com erro: ${wrong}.` : done,
        Items: errors.slice(0, 1000),
        Warnings: [],
        Created: created,
        Changed: changed,
        Unchanged: wrong > 0 ? 0 : rows.length - created - changed,
        Wrong: wrong,
      };
    });
}
