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

/** Whether a set is young enough to be undone. */
export const isRecent = sql`${changeSet.created} > now() - ${UNDO_HOURS}::int * interval '1 hour'`;

/** Products that a refusal names. */
const MOST_NAMED = 3;

interface Found extends Record<string, unknown> {
  summary: string;
  recent: boolean;
  undone: string | null;
  undone_by: string | null;
}

/** The set, locked: of two who undo it at once the second finds it undone. */
async function lockSet(tx: Executor, code: string): Promise<Found> {
  const { rows } = await tx.execute<Found>(sql`
    select summary, ${isRecent} as recent, undone,
      (select name from person where person.code = change_set.undone_by) as undone_by
    from change_set where code = ${code} for update`);
  const [set] = rows;
  if (!set) throw notFound('Alteração em massa não encontrada.');
  if (set.undone) throw conflict(`Esta alteração já foi desfeita${set.undone_by ? ` por ${set.undone_by}` : ''}.`);
  if (!set.recent) throw conflict(`Só é possível desfazer nas primeiras ${UNDO_HOURS} horas.`);
  return set;
}

interface Moved extends Record<string, unknown> {
  name: string;
  gone: boolean;
  actor: string | null;
  total: number;
}

/** Products that are no longer as the set left them, and who was at them last. */
async function movedOn(tx: Executor, code: string): Promise<Moved[]> {
  const { rows } = await tx.execute<Moved>(sql`
    select moved.*, last.actor, coalesce(moved.description, last.name, '') as name from (
      select i.product_code, p.description, p.code is null as gone, count(*) over ()::int as total
      from change_item i left join product p on p.code = i.product_code
      where i.change_set_code = ${code} and p.version is distinct from i.version
      order by p.description, i.product_code limit ${MOST_NAMED}) moved
    left join lateral (
      select (select name from person where person.code = c.actor_code) as actor,
        case when c.kind = 'REMOVED' then c.before end as name
      from record_change c where c.record_code = moved.product_code order by c.created desc, c.id desc limit 1) last on true
    order by name`);
  return rows;
}

const whatBecame = ({ name, gone, actor }: Moved) =>
  `"${name}" foi ${gone ? 'excluído' : 'alterado'}${actor ? ` por ${actor}` : ''} depois disso`;

function refusalOf(moved: Moved[]) {
  const total = moved[0]?.total ?? 0;
  const others = total - moved.length;
  const rest = others > 0 ? ` e mais ${others.toLocaleString('pt-BR')} ${others === 1 ? 'produto' : 'produtos'}` : '';
  return conflict(`Nada foi desfeito: ${moved.map(whatBecame).join('; ')}${rest}.`);
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

interface Undone {
  restored: number;
  removed: number;
  switchedOff: number;
}

async function takeBack(tx: Executor, code: string): Promise<Undone> {
  const changed = await tx.execute(sql`update product p set ${restored()}, updated = now()
    from change_item i where ${ofSet(code)} and i.before is not null returning 1`);
  const off = await tx.execute(sql`update product p set is_active = false, updated = now()
    from change_item i where ${ofSet(code)} and i.before is null and ${isUsed} returning 1`);
  const gone = await tx.execute(sql`delete from product p
    using change_item i where ${ofSet(code)} and i.before is null and not ${isUsed} returning 1`);
  return { restored: changed.rows.length, removed: gone.rows.length, switchedOff: off.rows.length };
}

/** Products are as earlier sets left them: these can be undone too. */
const reopenEarlier = (tx: Executor, code: string) =>
  tx.execute(sql`update change_item earlier set version = p.version from change_item i, product p
    where ${ofSet(code)} and earlier.product_code = i.product_code and earlier.change_set_code <> i.change_set_code
      and i.before is not null and earlier.version = i.version_before`);

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`];

function messageFor({ restored, removed, switchedOff }: Undone): string {
  const parts = [
    ...counted(restored, 'produto voltou ao que era', 'produtos voltaram ao que eram'),
    ...counted(removed, 'produto novo foi excluído', 'produtos novos foram excluídos'),
    ...counted(switchedOff, 'produto novo já em uso foi desativado', 'produtos novos já em uso foram desativados'),
  ];
  return `Alteração desfeita: ${parts.join(', ')}.`;
}

/** What the catalogue itself refuses has a sentence: a code that is taken by now, a brand that is gone. */
function refusedBy(error: unknown): unknown {
  const failure = databaseFailure(error);
  if (failure?.code === UNIQUE_VIOLATION) return conflict(`Nada foi desfeito. ${taken(failure.constraint).message}`);
  if (failure?.code === FOREIGN_KEY_VIOLATION)
    return conflict(`Nada foi desfeito. ${missingReference(failure.constraint).message}`);
  return error;
}

/**
 * Takes back what a set changed, as a whole: products get their values back, those that it made are deleted or, where
 * they are in use by now, switched off.
 * @throws {HttpError} 404; 409 where it is too late, done already, or where somebody has changed one of them since.
 */
export async function undoChangeSet(db: Database, actor: Actor, code: string): Promise<string> {
  try {
    return await db.transaction(async (tx) => {
      await waitLonger(tx);
      await runLonger(tx);
      const { summary } = await lockSet(tx, code);
      await tx.execute(sql`select from product p join change_item i on ${ofSet(code)}
        order by fold(p.intern_code) collate "C" for update of p`);
      const moved = await movedOn(tx, code);
      if (moved.length > 0) throw refusalOf(moved);
      await writeAudit(tx, actor, `desfez uma alteração em massa (${summary})`);
      const undone = await takeBack(tx, code);
      await reopenEarlier(tx, code);
      await tx.execute(sql`update change_set set undone = now(), undone_by = ${actor.code} where code = ${code}`);
      // what was noted waits for the end of the transaction, which has to end within a statement's time
      await tx.execute(sql`set constraints all immediate`);
      return messageFor(undone);
    });
  } catch (error) {
    throw refusedBy(error);
  }
}
