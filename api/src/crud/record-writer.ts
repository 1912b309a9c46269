import { withArticle } from '@rodovia/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import { notFound } from '../base/http-error';
import type { Database, Executor } from '../db/database';
import { databaseFailure, FOREIGN_KEY_VIOLATION } from '../db/errors';
import type { Actor } from '../identity/actor';
import { writeAudit } from '../identity/audit';
import { referencedBy } from '../plugins/constraint-messages';
import type { Values } from './crud-definition';
import type { EntitySource } from './entity-source';
import { readOne } from './record-source';

/** Writes of one entity; each goes into the audit trail in the same transaction. */
export interface RecordWriter<T> {
  /** `also` runs in the same transaction, once the row is there. */
  create(actor: Actor, values: Values, also?: (tx: Executor, code: string) => Promise<void>): Promise<T>;
  update(actor: Actor, code: string, values: Values): Promise<T>;
  setActive(actor: Actor, code: string, isActive: boolean): Promise<T>;
  remove(actor: Actor, code: string): Promise<void>;
}

async function found<T>(tx: Executor, source: EntitySource, code: string): Promise<T> {
  const record = await readOne<T>(tx, source, { where: [eq(source.key, code)] });
  if (!record) throw notFound();
  return record;
}

async function change(tx: Executor, { table }: EntitySource, code: string, values: Values): Promise<void> {
  await tx
    .update(table)
    .set({ ...values, updated: sql`now()` })
    .where(eq(table.code, code));
}

async function removeRow(tx: Executor, { table, entity }: EntitySource, code: string): Promise<void> {
  try {
    const deleted = await tx.delete(table).where(eq(table.code, code)).returning({ code: table.code });
    if (deleted.length === 0) throw notFound();
  } catch (error) {
    const failure = databaseFailure(error);
    if (failure?.code === FOREIGN_KEY_VIOLATION) throw referencedBy(failure.constraint, withArticle(entity));
    throw error;
  }
}

/** The writes of an entity on its table. */
export function createWriter<T>(db: Database, source: EntitySource): RecordWriter<T> {
  const { table } = source;
  const record = withArticle(source.entity);
  const save = (actor: Actor, code: string, values: Values, verb: string) =>
    db.transaction(async (tx) => {
      await change(tx, source, code, values);
      const saved = await found<T>(tx, source, code);
      await writeAudit(tx, actor, `${verb} ${record} ${code}`);
      return saved;
    });
  return {
    create: (actor, values, also) =>
      db.transaction(async (tx) => {
        const [row] = await tx.insert(table).values(values).returning({ code: table.code });
        const code = String(row?.code);
        await also?.(tx, code);
        await writeAudit(tx, actor, `criou ${record} ${code}`);
        return found<T>(tx, source, code);
      }),
    update: (actor, code, values) => save(actor, code, values, 'alterou'),
    setActive: (actor, code, isActive) => save(actor, code, { isActive }, isActive ? 'ativou' : 'desativou'),
    remove: (actor, code) =>
      db.transaction(async (tx) => {
        await removeRow(tx, source, code);
        await writeAudit(tx, actor, `excluiu ${record} ${code}`);
      }),
  };
}
