import type { ImportAnswer } from '@rodovia/shared/contracts';
import { sql } from 'drizzle-orm';
import type { ApiContext } from '../../context/context';
import { readCsv } from '../../csv/read-csv';
import type { Executor } from '../../db/database';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import { checkFile, type ImportLine } from './product-import-check';
import { foldName, PRICE_COLUMN } from './product-import-columns';
import { batches, type Counts, countAll, rowsOf } from './product-import-compare';
import { previewRows } from './product-import-preview';
import { readNames } from './product-import-relations';

async function write(tx: Executor, lines: ImportLine[], hasPrice: boolean): Promise<void> {
  await tx.execute(sql`
    insert into product as old (intern_code, code_pub, description, size, size_key, unit, observation, public_price,
      is_active, brand_code, group_code, company_code, model_code, category_code)
    select "internCode", "codePub", description, size, "sizeKey", unit, observation, price, active, "brandCode",
      "groupCode", "companyCode", "modelCode", "categoryCode" from (${rowsOf(lines, hasPrice)}) compared where not same
    on conflict (fold(intern_code)) do update set intern_code = excluded.intern_code, code_pub = excluded.code_pub,
      description = excluded.description, size = excluded.size, size_key = excluded.size_key, unit = excluded.unit,
      observation = excluded.observation, public_price = excluded.public_price, is_active = excluded.is_active,
      brand_code = excluded.brand_code, group_code = excluded.group_code, company_code = excluded.company_code,
      model_code = excluded.model_code, category_code = excluded.category_code, updated = now()`);
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
    const hasPrice = file.headings.some((heading) => foldName(heading) === foldName(PRICE_COLUMN));
    return db.transaction(async (tx) => {
      const { codes, names } = await readNames(tx);
      const { lines, errors, warnings } = checkFile(file, codes);
      const counts = await countAll(tx, lines, hasPrice);
      const isWritten = !isPreview && errors.length === 0;
      if (isWritten) {
        for (const batch of batches(lines)) await write(tx, batch, hasPrice);
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
        Rows: isPreview ? await previewRows(tx, lines, hasPrice, names) : undefined,
      };
    });
  };
}

/** Nobody reads more of them, and a file of nonsense must not answer with a longer one. */
const MOST_ITEMS = 1000;
