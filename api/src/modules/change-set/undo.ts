import { UNDO_HOURS } from '@rodovia/shared/contracts/back-office';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { conflict, notFound } from '../../base/http-error';
import type { Database, Executor } from '../../db/database';
import { runLonger, waitLonger } from '../../db/deadlines';
import { databaseFailure, FOREIGN_KEY_VIOLATION, UNIQUE_VIOLATION } from '../../db/errors';
import { changeSet, product } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import { missingReference, taken } from '../../plugins/constraint-messages';
import { type Left, leaveOut, leftOut, leftWords } from './left-out';

/** SQL condition: recent enough to be undone. */
export const isRecent = sql`${changeSet.created} > now() - ${UNDO_HOURS}::int * interval '1 hour'`;

interface Found extends Record<string, unknown> {
  summary: string;
  /** Number of products created or changed. */
  items: number;
  recent: boolean;
  undone: string | null;
  undone_by: string | null;
}

/** Reads and locks the set, so that it is only undone once. */
async function lockSet(tx: Executor, code: string): Promise<Found> {
  const { rows } = await tx.execute<Found>(sql`
    select summary, made + changed as items, ${isRecent} as recent, undone,
      (select name from person where person.code = change_set.undone_by) as undone_by
    from change_set where code = ${code} for update`);
  const [set] = rows;
  if (!set) throw notFound('Alteração em massa não encontrada.');
  if (set.undone) throw conflict(`Esta alteração já foi desfeita${set.undone_by ? ` por ${set.undone_by}` : ''}.`);
  if (!set.recent) throw conflict(`Só é possível desfazer nas primeiras ${UNDO_HOURS} horas.`);
  return set;
}

/** Columns that the database computes, or that nobody edits. */
const UNEDITED = new Set(['code', 'created', 'updated', 'version', 'search_text']);

/** Restores every edited column to its previous value. */
const restored = (): SQL =>
  sql.join(
    Object.values(getTableColumns(product))
      .filter(({ generated, name }) => !generated && !UNEDITED.has(name))
      .map((column) => {
        const name = sql.identifier(column.name);
        const value = sql`(i.before ->> ${column.name})::${sql.raw(column.getSQLType())}`;
        return sql`${name} = case when i.before ? ${column.name} then ${value} else p.${name} end`;
      }),
    sql`, `,
  );

/** SQL condition: the product is in use and cannot be deleted. */
const isUsed = sql`(exists (select from quotation_item q where q.product_code = p.code)
  or exists (select from proposal_line l where l.product_code = p.code)
  or exists (select from product_image m where m.parent_code = p.code))`;

const ofSet = (code: string) => sql`i.change_set_code = ${code} and i.product_code = p.code`;

/** Restores changed products; created ones are deleted, or deactivated if in use. */
async function decide(tx: Executor, code: string): Promise<void> {
  await tx.execute(sql`update change_item i set outcome = case when i.before is not null then 'BACK'
      when ${isUsed} then 'SWITCHED_OFF' else 'REMOVED' end
    from product p where ${ofSet(code)} and i.outcome is null`);
}

interface Undone {
  restored: number;
  removed: number;
  switchedOff: number;
}

async function takeBack(tx: Executor, code: string): Promise<Undone> {
  const changed = await tx.execute(sql`update product p set ${restored()}, updated = now()
    from change_item i where ${ofSet(code)} and i.outcome = 'BACK' returning 1`);
  const off = await tx.execute(sql`update product p set is_active = false, updated = now()
    from change_item i where ${ofSet(code)} and i.outcome = 'SWITCHED_OFF' returning 1`);
  const deleted = await tx.execute(sql`delete from product p
    using change_item i where ${ofSet(code)} and i.outcome = 'REMOVED' returning 1`);
  return { restored: changed.rows.length, removed: deleted.rows.length, switchedOff: off.rows.length };
}

/** Makes earlier sets undoable again for the restored products. */
const reopenEarlier = (tx: Executor, code: string) =>
  tx.execute(sql`update change_item earlier set version = p.version from change_item i, product p
    where ${ofSet(code)} and earlier.product_code = i.product_code and earlier.change_set_code <> i.change_set_code
      and i.outcome = 'BACK' and earlier.version = i.version_before`);

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`];

function messageFor({ restored, removed, switchedOff }: Undone, left: readonly Left[]): string {
  const parts = [
    ...counted(restored, 'produto voltou ao que era', 'produtos voltaram ao que eram'),
    ...counted(removed, 'produto novo foi excluído', 'produtos novos foram excluídos'),
    ...counted(switchedOff, 'produto novo já em uso foi desativado', 'produtos novos já em uso foram desativados'),
  ];
  const done = `Alteração desfeita: ${parts.join(', ')}.`;
  const [stayed] = counted(left[0]?.total ?? 0, 'produto ficou como está', 'produtos ficaram como estão');
  return stayed ? `${done} ${stayed}: ${leftWords(left)}.` : done;
}

/** Converts errors caused by simultaneous changes, such as a taken code or deleted brand. */
function refusedBy(error: unknown): unknown {
  const failure = databaseFailure(error);
  if (failure?.code === UNIQUE_VIOLATION) return conflict(`Nada foi desfeito. ${taken(failure.constraint).message}`);
  if (failure?.code === FOREIGN_KEY_VIOLATION)
    return conflict(`Nada foi desfeito. ${missingReference(failure.constraint).message}`);
  return error;
}

/**
 * Undoes a change set: values are restored, created products are deleted or, if in use, deactivated. Products that
 * would lose later changes stay unchanged and are named.
 * @throws {HttpError} 404; 409 if it is too late, already undone, or nothing could be undone.
 */
export async function undoChangeSet(db: Database, actor: Actor, code: string): Promise<string> {
  try {
    return await db.transaction(async (tx) => {
      await waitLonger(tx);
      await runLonger(tx);
      const { summary, items } = await lockSet(tx, code);
      await tx.execute(sql`select from product p join change_item i on ${ofSet(code)}
        order by fold(p.intern_code) collate "C" for update of p`);
      await leaveOut(tx, code);
      const left = await leftOut(tx, code);
      const leftCount = left[0]?.total ?? 0;
      if (leftCount === items) throw conflict(`Nada foi desfeito: ${leftWords(left)}.`);
      await writeAudit(tx, actor, `desfez uma alteração em massa (${summary})`);
      await decide(tx, code);
      const undone = await takeBack(tx, code);
      await reopenEarlier(tx, code);
      await tx.execute(sql`update change_set set undone = now(), undone_by = ${actor.code}, left_out = ${leftCount}
        where code = ${code}`);
      // deferred triggers must finish within a statement's timeout, not at the commit
      await tx.execute(sql`set constraints all immediate`);
      return messageFor(undone, left);
    });
  } catch (error) {
    throw refusedBy(error);
  }
}
