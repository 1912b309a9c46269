import { type Notice, noticeWords } from '@rodovia/shared/contracts/back-office';
import { eq, type SQL, sql } from 'drizzle-orm';
import { readDaysOff } from '../../calendar/days-off';
import { dayAt, instantAt, isWorkingDay } from '../../calendar/working-days';
import type { ApiContext } from '../../context/context';
import type { Executor } from '../../db/database';
import { noticeChoice, person } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { mailTexts } from '../../mail/texts';
import { canLogIn, personEmail } from '../../records/person-email';
import { readNotices } from './notice.repository';

/** Local time from which on the digests of a day are sent. */
const MORNING = '07:30:00.000';
/** Maximum number of digests per transaction. */
const BATCH = 20;
/** Maximum number of lines in a mail. */
const MAX_LINES = 20;

interface Due extends Record<string, unknown> {
  code: string;
  name: string;
  email: string;
  role: 'seller' | 'admin';
  since: Date | string | null;
}

const dayText = (day: string) => day.split('-').reverse().join('/');

/** Removes what was written from a notice: names and notes must not outlive their erasure in a mail. */
const impersonal = (notice: Notice): Notice => ({ ...notice, Text: notice.Text.split(/[.“]/)[0] ?? '' });

/** Returns the lines of a digest, without what was written: reminders first, then what happened, newest first. */
async function linesOf(tx: Executor, reader: Actor, since: Date | undefined): Promise<string[]> {
  const { Notices, Reminders } = await readNotices(tx, reader, since);
  return [
    ...Reminders.map(({ Number: number, DueDate }) => `Lembrete de ${dayText(DueDate)}: orçamento nº ${number}`),
    ...Notices.filter(({ Unseen }) => Unseen).map((notice) => noticeWords(impersonal(notice))),
  ];
}

/**
 * Mails what is new to those who want a digest, once per working day; nothing to those for whom nothing is new.
 * @returns the number of people.
 */
export async function mailDigests({ config, database, mails }: ApiContext, now = new Date()): Promise<number> {
  const today = dayAt(now);
  const morning = instantAt(today, MORNING);
  if (now < morning) return 0;
  if (!isWorkingDay(today, await readDaysOff(database.db))) return 0;
  const { admin, seller } = config.personTypes;
  const role: SQL = sql`case ${person.personTypeCode} when ${admin} then 'admin' else 'seller' end`;
  return database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<Due>(sql`
      select ${person.code} as code, ${person.name} as name, ${personEmail} as email, ${role} as role,
        ${noticeChoice.digested} as since
      from ${noticeChoice} join ${person} on ${person.code} = ${noticeChoice.personCode}
      where ${noticeChoice.digest} and coalesce(${noticeChoice.digested}, '-infinity') < ${morning.toISOString()}::timestamptz
        and ${canLogIn} and ${person.personTypeCode} in (${admin}, ${seller})
      order by ${person.code} limit ${sql.raw(String(BATCH))} for update of ${noticeChoice} skip locked`);
    for (const { code, name, email, role: kind, since } of rows) {
      await tx.update(noticeChoice).set({ digested: now }).where(eq(noticeChoice.personCode, code));
      const reader = { code, role: kind } as Actor;
      const lines = await linesOf(tx, reader, since ? new Date(since) : undefined);
      const area = kind === 'admin' ? '/admin/orcamentos' : '/orcamentos';
      const url = `${config.publicUrl}${area}/avisos`;
      if (lines.length > 0)
        await mails.add(
          tx,
          'digest',
          { code, email },
          mailTexts.digest(name, { url, count: lines.length, lines: lines.slice(0, MAX_LINES) }),
        );
    }
    return rows.length;
  });
}
