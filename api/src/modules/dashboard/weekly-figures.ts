import type { PerformanceFigures } from '@rodovia/shared/contracts/back-office';
import { formatCents } from '@rodovia/shared/contracts/proposals';
import { eq, sql } from 'drizzle-orm';
import { dayAt, instantAt, noonOf } from '../../calendar/working-days';
import type { ApiContext } from '../../context/context';
import { noticeChoice, person } from '../../db/schema';
import { mailTexts, type WeeklyFacts } from '../../mail/texts';
import { canLogIn, personEmail } from '../../records/person-email';
import { readPerformance } from './performance.repository';
import type { Days } from './periods';

const DAY = 86_400_000;
/** Local time of Monday from which on the mails of a week are sent. */
const MORNING = '07:00:00.000';
/** Maximum number of mails per transaction. */
const BATCH = 20;
/** Maximum number of sellers in a mail. */
const MAX_SELLERS = 30;

const shifted = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Returns the Monday of the week of an instant, and the days of the week before. */
export function weekBefore(now: Date): Days & { monday: string } {
  const today = dayAt(now);
  const monday = shifted(today, -((noonOf(today).getDay() + 6) % 7));
  return { monday, startDate: shifted(monday, -7), endDate: shifted(monday, -1) };
}

/** Formats days: '23/11 a 29/11/2026'. */
function daysText({ startDate, endDate }: Days): string {
  const [start, end] = [startDate, endDate].map((day) => day.split('-').reverse());
  return `${start?.slice(0, 2).join('/')} a ${end?.join('/')}`;
}

type Totals = PerformanceFigures['Total'];

const FIGURES: readonly (readonly [label: string, value: (of: Totals) => string])[] = [
  ['Orçamentos fechados', ({ Closed }) => String(Closed)],
  ['Com proposta', ({ Proposed, ProposedCents }) => `${Proposed}, ${formatCents(ProposedCents)}`],
  ['Propostas aceitas', ({ Accepted, AcceptedCents }) => `${Accepted}, ${formatCents(AcceptedCents)}`],
  ['Respondidos no prazo', ({ InTime }) => String(InTime)],
  ['Fora do prazo', ({ Late }) => String(Late)],
  ['Perdidos', ({ Lost }) => String(Lost)],
];

const sellerLine = ({ Name, Closed, Proposed, Accepted, AcceptedCents }: PerformanceFigures['Sellers'][number]) =>
  `${Name}: ${Closed} fechados, ${Proposed} com proposta, ${Accepted} aceitos, ${formatCents(AcceptedCents)}`;

/**
 * Mails the figures of the past week to administrators who want them, once per week from Monday morning on. Those who
 * came after Monday morning get the next ones.
 * @returns the number of mails.
 */
export async function mailWeeklyFigures({ config, database, mails }: ApiContext, now = new Date()): Promise<number> {
  const { monday, ...days } = weekBefore(now);
  const morning = instantAt(monday, MORNING);
  if (now < morning) return 0;
  const { db } = database;
  const isReader = sql`${canLogIn} and ${person.personTypeCode} = ${config.personTypes.admin}
    and ${person.created} < ${morning.toISOString()}::timestamptz`;
  await db.execute(sql`insert into ${noticeChoice} (person_code)
    select ${person.code} from ${person} where ${isReader} on conflict do nothing`);
  const isDue = sql`${noticeChoice.weekly} and ${isReader}
    and coalesce(${noticeChoice.weeklySent}, '-infinity') < ${monday}::date`;
  const readers = sql`${noticeChoice} join ${person} on ${person.code} = ${noticeChoice.personCode} where ${isDue}`;
  const { rows: waiting } = await db.execute(sql`select from ${readers} limit 1`);
  if (waiting.length === 0) return 0;
  const { Current, Previous } = await readPerformance(db, days);
  const facts: WeeklyFacts = {
    url: `${config.publicUrl}/admin/dashboard/desempenho?startDate=${days.startDate}&endDate=${days.endDate}`,
    days: daysText(days),
    facts: FIGURES.map(([label, value]) => [label, `${value(Current.Total)} (${value(Previous.Total)})`]),
    lines: Current.Sellers.slice(0, MAX_SELLERS).map(sellerLine),
  };
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ code: string; name: string; email: string }>(sql`
      select ${person.code} as code, ${person.name} as name, ${personEmail} as email from ${readers}
      order by ${person.code} limit ${sql.raw(String(BATCH))} for update of ${noticeChoice} skip locked`);
    for (const { code, name, email } of rows) {
      await tx.update(noticeChoice).set({ weeklySent: monday }).where(eq(noticeChoice.personCode, code));
      await mails.add(tx, 'weekly', { code, email }, mailTexts.weekly(name, facts));
    }
    return rows.length;
  });
}
