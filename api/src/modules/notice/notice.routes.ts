import {
  NoticeChoice,
  NoticeChoiceInput,
  NoticeCount,
  Notices,
  NoticesSeen,
} from '@rodovia/shared/contracts/back-office';
import { eq, sql } from 'drizzle-orm';
import type { Api, ApiContext } from '../../context/context';
import type { Executor } from '../../db/database';
import { noticeChoice } from '../../db/schema';
import { NO_CONTENT } from '../../plugins/answers';
import { actorOf, STAFF } from '../../plugins/authentication';
import { countNotices, readNotices } from './notice.repository';
import { mailDigests } from './notice-digest';

const staff = { config: { roles: STAFF } };

async function readChoice(db: Executor, personCode: string): Promise<NoticeChoice> {
  const [found] = await db
    .select({ Digest: noticeChoice.digest, Weekly: noticeChoice.weekly })
    .from(noticeChoice)
    .where(eq(noticeChoice.personCode, personCode));
  return found ?? { Digest: false, Weekly: true };
}

/** Routes of notices about the caller's own work. */
export function noticeRoutes(app: Api, context: ApiContext): void {
  const { db } = context.database;
  context.chores.push(() => mailDigests(context));
  app.get('/notice', { schema: { response: { 200: Notices } }, ...staff }, (request) =>
    readNotices(db, actorOf(request)),
  );
  app.get('/notice/count', { schema: { response: { 200: NoticeCount } }, ...staff }, (request) =>
    countNotices(db, actorOf(request)),
  );
  app.put('/notice/seen', { schema: { body: NoticesSeen, response: NO_CONTENT }, ...staff }, async (request, reply) => {
    // what has not happened yet cannot have been seen, and nothing becomes unseen again
    const seen = sql`least(${request.body.until}::timestamptz, now())`;
    await db
      .insert(noticeChoice)
      .values({ personCode: actorOf(request).code, seen })
      .onConflictDoUpdate({
        target: noticeChoice.personCode,
        set: { seen: sql`greatest(${noticeChoice.seen}, excluded.seen)` },
      });
    reply.code(204);
  });
  app.get('/notice/choice', { schema: { response: { 200: NoticeChoice } }, ...staff }, (request) =>
    readChoice(db, actorOf(request).code),
  );
  const choosing = { body: NoticeChoiceInput, response: { 200: NoticeChoice } };
  app.put('/notice/choice', { schema: choosing, ...staff }, async (request) => {
    const { digest, weekly } = request.body;
    const { code } = actorOf(request);
    await db
      .insert(noticeChoice)
      .values({ personCode: code, digest, weekly })
      .onConflictDoUpdate({ target: noticeChoice.personCode, set: { digest, weekly } });
    return readChoice(db, code);
  });
}
