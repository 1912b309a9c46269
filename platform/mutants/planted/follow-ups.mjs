const NOTICES = 'api/src/modules/notice/notice.repository.ts';
const NOTICE_ROUTES = 'api/src/modules/notice/notice.routes.ts';
const DIGEST = 'api/src/modules/notice/notice-digest.ts';
const WEEKLY = 'api/src/modules/dashboard/weekly-figures.ts';
const REMINDERS = 'api/src/records/quotation-reminders.ts';
const SET_REMINDER = 'api/src/modules/quotation/follow-up/quotation-reminders.ts';
const SILENCE = 'api/src/calendar/silence.ts';
const STAGES = 'api/src/records/quotation-stages.ts';
const BOARD = 'api/src/modules/quotation/board/quotation-board.ts';
const FORECAST = 'api/src/modules/quotation/board/forecast.ts';
const TEMPLATES = 'shared/src/contracts/quotations/text-templates.ts';
const MOVES = 'mf-quotations/src/features/board/board-moves.ts';
const FACTS = 'mf-quotations/src/templates/template-facts.ts';

/** Tests of the server's part. */
const near = ['desk/notices', 'desk/follow-ups', 'desk/board'];

/** Defects of the board, reminders, ready texts, notices, and the mails that sum them up. */
export const mutants = [
  {
    about: 'a seller reads notices about quotations of others',
    file: NOTICES,
    find: "role === 'seller' ? sql`coalesce(quoted.seller_code = ${code}::uuid, false)` : sql`true`",
    put: 'sql`(${code}::uuid is not null or ${role} <> 1::text)`',
  },
  {
    about: 'one’s own doing is a notice',
    file: NOTICES,
    find: '    and event.actor_code <> ${reader.code}::uuid and ${isOwnWork(reader)}',
    put: '    and ${isOwnWork(reader)}',
  },
  {
    about: 'who lost a quotation still reads its client',
    file: NOTICES,
    find: 'notice.person_code and notice.is_open',
    put: 'notice.person_code',
  },
  {
    about: 'a reminder presses where the seller has nothing to do any more',
    file: NOTICES,
    find: 'sql`and quoted.seller_code = ${reader.code}::uuid` : sql``})`',
    put: 'sql`` : sql``})`',
  },
  {
    about: 'what was seen becomes unseen again',
    file: NOTICE_ROUTES,
    find: 'set: { seen: sql`greatest(${noticeChoice.seen}, excluded.seen)` }',
    put: 'set: { seen: sql`excluded.seen` }',
  },
  {
    about: 'what has not happened yet can be seen',
    file: NOTICE_ROUTES,
    find: 'sql`least(${request.body.until}::timestamptz, now())`',
    put: 'sql`${request.body.until}::timestamptz`',
  },
  {
    about: 'a digest comes in the night',
    file: DIGEST,
    find: '  if (now < morning) return 0;\n',
    put: '',
  },
  {
    about: 'a digest comes on Sundays',
    file: DIGEST,
    find: '  if (!isWorkingDay(today, await readDaysOff(database.db))) return 0;\n',
    put: '',
  },
  {
    about: 'an empty digest is sent',
    file: DIGEST,
    find: 'if (lines.length > 0)',
    put: 'if (lines.length >= 0)',
  },
  {
    about: 'the week begins on Sunday',
    file: WEEKLY,
    find: '(noonOf(today).getDay() + 6) % 7',
    put: 'noonOf(today).getDay()',
  },
  {
    about: 'the figures of a week are sent twice',
    file: WEEKLY,
    find: '.set({ weeklySent: monday })',
    put: '.set({ weeklySent: null })',
  },
  {
    about: 'a reminder is everybody’s',
    file: REMINDERS,
    find: ' and ${quotationReminder.personCode} = ${code}`',
    put: ' and ${code}::uuid is not null`',
  },
  {
    about: 'a reminder presses before its day',
    file: REMINDERS,
    find: 'and ${quotationReminder.due} <= ${TODAY})`',
    put: 'and ${quotationReminder.due} >= ${TODAY})`',
  },
  {
    about: 'a proposal is silent though the client wrote',
    file: REMINDERS,
    find: '      and ${conversation.lastClient} > ${conversation.lastStaff}',
    put: '      and ${conversation.lastClient} < ${conversation.lastStaff}',
  },
  {
    about: 'a proposal is silent though the seller wrote today',
    file: REMINDERS,
    find: 'greatest(${proposal.sent}, ${lastStaffWord})',
    put: 'coalesce(${proposal.sent}, ${lastStaffWord})',
  },
  {
    about: 'a finished quotation is remembered',
    file: SET_REMINDER,
    find: "if (status !== 'OPEN' && status !== 'IN PROGRESS')",
    put: "if (status === 'CANCEL')",
  },
  {
    about: 'silence counts every day',
    file: SILENCE,
    find: 'addWorkingDays(dayAt(now), -silentDays, await readDaysOff(db))',
    put: 'dayAt(new Date(now.getTime() - silentDays * 86_400_000))',
  },
  {
    about: 'a refused proposal stands among those that were sent',
    file: STAGES,
    find: "when 'REFUSED' then 'REFUSED'",
    put: "when 'REFUSED' then 'PROPOSED'",
  },
  {
    about: 'what ended long ago stays on the board',
    file: STAGES,
    find: 'or ${endedWithin(BOARD_DAYS)})`',
    put: 'or ${endedWithin(9999)})`',
  },
  {
    about: 'what was lost is summed as won',
    file: BOARD,
    find: "stage <> 'ENDED' or outcome = 'WON'",
    put: "stage <> 'ENDED' or outcome <> ''",
  },
  {
    about: 'a seller’s forecast is made of everybody’s quotations',
    file: BOARD,
    find: '[visibleQuotations(viewer), endedWithin(FORECAST_DAYS)]',
    put: '[endedWithin(FORECAST_DAYS)]',
  },
  {
    about: 'a forecast needs no basis',
    file: FORECAST,
    find: '  if (ended < FORECAST_LEAST) return null;\n',
    put: '',
  },
  {
    about: 'what has no proposal is worth nothing in the forecast',
    file: FORECAST,
    find: '(totalCents + unpriced * wonCents)',
    put: 'totalCents',
  },
  {
    about: 'a ready text may name any field',
    file: TEMPLATES,
    find: 'find((name) => !isField(name))',
    put: "find((name) => name === '')",
  },
  {
    about: 'a fact of a ready text is read as a pattern',
    file: TEMPLATES,
    find: '(field, name: string) => facts[name.trim() as TemplateField] || field',
    put: "facts.cliente ?? '$&'",
  },
  {
    about: 'the client is told the amount of an expired proposal',
    file: FACTS,
    find: ' && !sent.Expired',
    put: '',
  },
  {
    about: 'administrators finish what a seller serves',
    file: MOVES,
    find: "mover === 'seller' || Seller?.IsActive === false",
    put: "mover === 'seller' || Seller?.IsActive !== undefined",
  },
].map((mutant) => (mutant.file.startsWith('api/') ? { near, ...mutant } : mutant));
