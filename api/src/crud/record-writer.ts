import { nameField, withArticle } from '@rodovia/shared/contracts/records';
import { and, eq, sql } from 'drizzle-orm';
import { notFound } from '../base/http-error';
import type { Database, Executor } from '../db/database';
import { databaseFailure, FOREIGN_KEY_VIOLATION } from '../db/errors';
import type { Actor } from '../identity/actor';
import { writeAudit } from '../identity/audit';
import { referencedBy } from '../plugins/constraint-messages';
import type { Values } from './crud-definition';
import type { EntitySource } from './entity-source';
import { readOne } from './record-source';
import { restoreRemoved, storeRemoved } from './removed-records';
import { type Expected, hasVersion, stale } from './versions';

/**
 * Writes of an entity, each audited in the same transaction. If `expected` names versions and the record has another
 * one, it is not changed: 412.
 */
export interface RecordWriter<T> {
  /** Inserts a row; `also` runs in the same transaction afterwards. */
  create(actor: Actor, values: Values, also?: (tx: Executor, code: string) => Promise<void>): Promise<T>;
  update(actor: Actor, code: string, values: Values, expected?: Expected): Promise<T>;
  setActive(actor: Actor, code: string, isActive: boolean, expected?: Expected): Promise<T>;
  /** Deletes a record, which can be restored for a few minutes. */
  remove(actor: Actor, code: string, expected?: Expected): Promise<void>;
  restore(actor: Actor, code: string): Promise<T>;
}

async function found<T>(tx: Executor, source: EntitySource, code: string): Promise<T> {
  const record = await readOne<T>(tx, source, { where: [eq(source.key, code)] });
  if (!record) throw notFound();
  return record;
}

interface Target {
  code: string;
  expected: Expected;
}

const isTarget = ({ table }: EntitySource, { code, expected }: Target) =>
  and(eq(table.code, code), hasVersion(table.version, expected));

async function change<T>(tx: Executor, source: EntitySource, target: Target, values: Values): Promise<T> {
  const { table } = source;
  const changed = await tx
    .update(table)
    .set({ ...values, updated: sql`now()` })
    .where(isTarget(source, target))
    .returning({ code: table.code });
  const present = await found<T>(tx, source, target.code);
  if (changed.length === 0) throw stale(present);
  return present;
}

async function removeRow(tx: Executor, source: EntitySource, target: Target): Promise<void> {
  const { table, entity } = source;
  try {
    await storeRemoved(tx, source, target.code);
    const deleted = await tx.delete(table).where(isTarget(source, target)).returning({ code: table.code });
    if (deleted.length === 0) throw stale(await found(tx, source, target.code));
  } catch (error) {
    const failure = databaseFailure(error);
    if (failure?.code === FOREIGN_KEY_VIOLATION) throw referencedBy(failure.constraint, withArticle(entity));
    throw error;
  }
}

/** Returns a record's name for the audit log: `a marca “Rota” 7a1b…`. */
function audited(source: EntitySource, record: object, code: string): string {
  const name = (record as Record<string, unknown>)[nameField(source.entity)];
  return `${withArticle(source.entity)}${typeof name === 'string' && name !== '' ? ` “${name}”` : ''} ${code}`;
}

/** Creates the writes of an entity. */
export function createWriter<T>(db: Database, source: EntitySource): RecordWriter<T> {
  const { table } = source;
  const save = (actor: Actor, target: Target, values: Values, verb: string) =>
    db.transaction(async (tx) => {
      const saved = await change<T>(tx, source, target, values);
      await writeAudit(tx, actor, `${verb} ${audited(source, saved as object, target.code)}`);
      return saved;
    });
  return {
    create: (actor, values, also) =>
      db.transaction(async (tx) => {
        const [row] = await tx.insert(table).values(values).returning({ code: table.code });
        const code = String(row?.code);
        await also?.(tx, code);
        const made = await found<T>(tx, source, code);
        await writeAudit(tx, actor, `criou ${audited(source, made as object, code)}`);
        return made;
      }),
    update: (actor, code, values, expected) => save(actor, { code, expected }, values, 'alterou'),
    setActive: (actor, code, isActive, expected) =>
      save(actor, { code, expected }, { isActive }, isActive ? 'ativou' : 'desativou'),
    remove: (actor, code, expected) =>
      db.transaction(async (tx) => {
        const removed = await found<object>(tx, source, code);
        await removeRow(tx, source, { code, expected });
        await writeAudit(tx, actor, `excluiu ${audited(source, removed, code)}`);
      }),
    restore: (actor, code) =>
      db.transaction(async (tx) => {
        await restoreRemoved(tx, source, code);
        const restored = await found<T>(tx, source, code);
        await writeAudit(tx, actor, `desfez a exclusão d${audited(source, restored as object, code)}`);
        return restored;
      }),
  };
}
