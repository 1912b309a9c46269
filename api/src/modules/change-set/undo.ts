import { UNDO_HOURS } from '@rodovia/shared/contracts';
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

/** Whether a set is young enough to be undone. */
export const isRecent = sql`${changeSet.created} > now() - ${UNDO_HOURS}::int * interval '1 hour'`;

interface Found extends Record<string, unknown> {
  summary: string;
  /** Products that it made or changed. */
  items: number;
  recent: boolean;
  undone: string | null;
  undone_by: string | null;
}

/** The set, locked: of two who undo it at once the second finds it undone. */
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

/** What the database computes of a product, or nobody edits. */
const UNEDITED = new Set(['code', 'created', 'updated', 'version', 'search_text']);

/** Each edited column gets back the value that the set took from it. */
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

/** Whether somebody has done something with a product by now: it cannot vanish from there. */
const isUsed = sql`(exists (select from quotation_item q where q.product_code = p.code)
  or exists (select from proposal_line l where l.product_code = p.code)
  or exists (select from product_image m where m.parent_code = p.code))`;

const ofSet = (code: string) => sql`i.change_set_code = ${code} and i.product_code = p.code`;

/** Products that a set changed come back; those that it made are deleted, or switched off where they are in use. */
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
  const gone = await tx.execute(sql`delete from product p
    using change_item i where ${ofSet(code)} and i.outcome = 'REMOVED' returning 1`);
  return { restored: changed.rows.length, removed: gone.rows.length, switchedOff: off.rows.length };
}

/** Products are as earlier sets left them: these can be undone too. */
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

/** What somebody takes or deletes at the same moment: a code, a brand. */
function refusedBy(error: unknown): unknown {
  const failure = databaseFailure(error);
  if (failure?.code === UNIQUE_VIOLATION) return conflict(`Nada foi desfeito. ${taken(failure.constraint).message}`);
  if (failure?.code === FOREIGN_KEY_VIOLATION)
    return conflict(`Nada foi desfeito. ${missingReference(failure.constraint).message}`);
  return error;
}

/**
 * Takes back what a set changed: products get their values back, those that it made are deleted or, where they are in
 * use by now, switched off. What cannot go back without taking something from somebody stays as it is and is named.
 * @throws {HttpError} 404; 409 where it is too late, done already, or where nothing could go back.
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
      // what was noted waits for the end of the transaction, which has to end within a statement's time
      await tx.execute(sql`set constraints all immediate`);
      return messageFor(undone, left);
    });
  } catch (error) {
    throw refusedBy(error);
  }
}
