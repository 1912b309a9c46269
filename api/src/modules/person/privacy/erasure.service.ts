import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErasureRequest } from '@rodovia/shared/contracts/people';
import { and, eq, sql } from 'drizzle-orm';
import { conflict, notFound } from '../../../base/http-error';
import type { ApiContext } from '../../../context/context';
import { readOne } from '../../../crud/record-source';
import type { Executor } from '../../../db/database';
import { isUniqueViolation } from '../../../db/errors';
import { erasureRequest } from '../../../db/schema';
import type { Actor } from '../../../identity/actor';
import { writeAudit } from '../../../identity/audit';
import { removeMessagePictures } from '../../../images/message-pictures';
import { erase } from './erase';
import { erasureSource } from './erasure-fields';

type Decision = { status: 'DONE' | 'REFUSED' | 'WITHDRAWN'; reason?: string };

/** Erasure requests of clients, and decisions of administrators. */
export function createErasure({ config, images, database: { db } }: ApiContext) {
  const read = (tx: Executor, code: string) =>
    readOne<ErasureRequest>(tx, erasureSource, { where: [eq(erasureRequest.code, code)] });

  async function ask(actor: Actor): Promise<ErasureRequest | undefined> {
    try {
      return await db.transaction(async (tx) => {
        const [made] = await tx.insert(erasureRequest).values({ personCode: actor.code }).returning();
        await writeAudit(tx, actor, 'pediu a exclusão dos próprios dados');
        return read(tx, made?.code ?? '');
      });
    } catch (error) {
      if (isUniqueViolation(error, 'erasure_request_pending_key'))
        throw conflict('O seu pedido de exclusão já está em análise.');
      throw error;
    }
  }

  const latest = async (actor: Actor): Promise<ErasureRequest | null> => {
    const where = [
      eq(erasureRequest.personCode, actor.code),
      sql`${erasureRequest.created} = (select max(newest.created) from erasure_request newest
        where newest.person_code = ${actor.code})`,
    ];
    return (await readOne<ErasureRequest>(db, erasureSource, { where })) ?? null;
  };

  /** A conditional update, so that of two simultaneous decisions one succeeds. */
  async function decide(tx: Executor, request: typeof erasureRequest.$inferSelect | undefined, decision: Decision) {
    if (!request) throw notFound('Pedido não encontrado.');
    const [decided] = await tx
      .update(erasureRequest)
      .set({ ...decision, decided: sql`now()` })
      .where(and(eq(erasureRequest.code, request.code), eq(erasureRequest.status, 'PENDING')))
      .returning();
    if (!decided) throw conflict('Este pedido já foi decidido.');
    return decided;
  }

  const stored = async (tx: Executor, code: string) =>
    (await tx.select().from(erasureRequest).where(eq(erasureRequest.code, code)))[0];

  const withdraw = (actor: Actor): Promise<void> =>
    db.transaction(async (tx) => {
      const own = and(eq(erasureRequest.personCode, actor.code), eq(erasureRequest.status, 'PENDING'));
      const [request] = await tx.select().from(erasureRequest).where(own);
      await decide(tx, request, { status: 'WITHDRAWN' });
      await writeAudit(tx, actor, 'retirou o pedido de exclusão dos próprios dados');
    });

  const refuse = (actor: Actor, code: string, reason: string): Promise<ErasureRequest | undefined> =>
    db.transaction(async (tx) => {
      const { personCode } = await decide(tx, await stored(tx, code), { status: 'REFUSED', reason });
      await writeAudit(tx, actor, `recusou o pedido de exclusão da pessoa ${personCode}`);
      return read(tx, code);
    });

  /** Deletes the files of mails by code. */
  const removeFiles = (codes: string[]) =>
    Promise.all(codes.map((code) => rm(join(config.filesDir, 'mail', `${code}.eml`), { force: true })));

  async function confirm(actor: Actor, code: string): Promise<ErasureRequest | undefined> {
    const { mails, pictures, request } = await db.transaction(async (tx) => {
      const { personCode } = await decide(tx, await stored(tx, code), { status: 'DONE' });
      const erased = await erase(tx, personCode);
      await writeAudit(tx, actor, `removeu os dados da pessoa ${personCode}`);
      return { ...erased, request: await read(tx, code) };
    });
    await removeMessagePictures(images, pictures);
    if (!config.smtpUrl) await removeFiles(mails);
    return request;
  }

  return { ask, latest, withdraw, refuse, confirm };
}
