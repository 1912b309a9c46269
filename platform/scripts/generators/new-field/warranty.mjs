import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Inserts `text` before the first occurrence of `mark` in a file of the copy. */
function insertBefore(copy, file, mark, text) {
  const target = path.join(copy, file);
  const before = readFileSync(target, 'utf8');
  if (!before.includes(mark)) throw new Error(`${file}: falta ${mark.trim()}`);
  writeFileSync(
    target,
    before.replace(mark, () => text + mark),
  );
}

/**
 * Adds the field `warranty` to the products of a copy, as one would by hand, with a test that looks for it everywhere.
 */
export function addWarranty(copy) {
  insertBefore(
    copy,
    'shared/src/contracts/catalog/catalog-entities.ts',
    '    observation: {',
    "    warranty: { kind: 'text', wire: 'Warranty', label: 'Garantia', maxLength: 120, sortable: true, optional: true },\n",
  );
  insertBefore(
    copy,
    'api/src/db/schema/catalog.ts',
    "  observation: text('observation')",
    "  warranty: text('warranty').notNull().default(''),\n",
  );
  insertBefore(
    copy,
    'mf-catalog-admin/src/entities/products/products.crud.tsx',
    '    created(),\n',
    '    column(fields.warranty, { width: 120 }),\n',
  );
  const folder = path.join(copy, 'api/migrations');
  const number = Math.max(...readdirSync(folder).map((name) => Number.parseInt(name, 10))) + 1;
  writeFileSync(
    path.join(folder, `${String(number).padStart(4, '0')}_warranty.sql`),
    "alter table product add column warranty text not null default '';\n",
  );
}

/** Adds the test to those of the back office. */
export const addWarrantyTest = (copy) =>
  copyFileSync(
    path.join(import.meta.dirname, 'warranty.spec.ts'),
    path.join(copy, 'e2e/specs/back-office/warranty.spec.ts'),
  );
