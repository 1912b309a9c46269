import { DeskSettings, DeskSettingsInput } from '@rodovia/shared/contracts/quotations';
import { bareDocument } from '@rodovia/shared/contracts/rules';
import { type FieldErrors, invalidFields, notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { expectedOf, hasVersion, IfMatch, stale } from '../../crud/versions';
import type { Executor } from '../../db/database';
import { deskSettings } from '../../db/schema';
import { writeAudit } from '../../identity/audit';
import { ADMIN, actorOf } from '../../plugins/authentication';

const admin = { config: { roles: ADMIN } };

const columns = {
  WorkHours: deskSettings.workHours,
  AnswerMinutes: deskSettings.answerMinutes,
  SellersTake: deskSettings.sellersTake,
  Assigns: deskSettings.assigns,
  TakesGuests: deskSettings.takesGuests,
  SilentDays: deskSettings.silentDays,
  Whatsapp: deskSettings.whatsapp,
  Version: deskSettings.version,
};

async function read(db: Executor): Promise<DeskSettings> {
  const [settings] = await db.select(columns).from(deskSettings);
  if (!settings) throw notFound();
  return settings;
}

const MOBILE = /^[1-9]{2}9\d{8}$/;

type Spans = DeskSettings['WorkHours'];

/** Sorts by weekday and start. */
const sorted = (input: DeskSettingsInput): Spans =>
  input.workHours
    .map(({ weekday, from, to }) => ({ Weekday: weekday, From: from, To: to }))
    .sort((first, second) => first.Weekday - second.Weekday || first.From.localeCompare(second.From));

function refuseFaults(spans: Spans, whatsapp: string): void {
  const errors: FieldErrors = {};
  if (spans.some(({ From, To }) => From >= To)) errors.workHours = 'O fim do expediente precisa ser depois do início.';
  const meets = ({ Weekday, From }: Spans[number], before?: Spans[number]) =>
    before?.Weekday === Weekday && before.To > From;
  if (spans.some((span, index) => meets(span, spans[index - 1]))) errors.workHours = 'Há horários que se sobrepõem.';
  if (whatsapp !== '' && !MOBILE.test(whatsapp)) errors.whatsapp = 'Informe um celular com DDD.';
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

/** Routes of the settings of the sellers' desk. */
export function deskSettingsRoutes(app: Api, { database: { db } }: ApiContext): void {
  app.get('/desk-settings', { schema: { response: { 200: DeskSettings } }, ...admin }, () => read(db));
  const saving = { body: DeskSettingsInput, headers: IfMatch, response: { 200: DeskSettings } };
  app.put('/desk-settings', { schema: saving, ...admin }, (request) =>
    db.transaction(async (tx) => {
      const { workHours: _asked, ...input } = request.body;
      const workHours = sorted(request.body);
      const whatsapp = bareDocument(input.whatsapp);
      refuseFaults(workHours, whatsapp);
      const changed = await tx
        .update(deskSettings)
        .set({ ...input, workHours, whatsapp })
        .where(hasVersion(deskSettings.version, expectedOf(request)))
        .returning({ version: deskSettings.version });
      const present = await read(tx);
      if (changed.length === 0) throw stale(present);
      await writeAudit(tx, actorOf(request), 'alterou as configurações do atendimento');
      return present;
    }),
  );
}
