import { type Static, Type } from 'typebox';
import { ANSWER_MINUTES } from './answer-minutes';

const Time = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', title: 'Horário' });
/** Day of the week; Sunday is 0. */
const Weekday = Type.Integer({ minimum: 0, maximum: 6 });

/** Working hours on a day of the week in the time zone of São Paulo, for example `08:00` to `18:00`. */
export const WorkSpan = Type.Object({ Weekday, From: Time, To: Time });
export type WorkSpan = Static<typeof WorkSpan>;

/** Maximum of `silentDays`. */
export const MAX_SILENT_DAYS = 60;

const answerMinutes = { minimum: ANSWER_MINUTES[0], maximum: ANSWER_MINUTES[1] };

/**
 * Settings of the sellers' desk: working hours, working minutes until a first proposal is due, whether sellers take
 * unassigned quotations themselves, whether new ones are assigned automatically, and whether people without an account
 * can close a cart (`TakesGuests`). `SilentDays` are the working days without a word from the client after which a
 * proposal needs a follow-up, 0 for never. `Whatsapp` is the shop's number for clients without a seller.
 */
export const DeskSettings = Type.Object({
  WorkHours: Type.Array(WorkSpan),
  AnswerMinutes: Type.Integer(answerMinutes),
  SellersTake: Type.Boolean(),
  Assigns: Type.Boolean(),
  TakesGuests: Type.Boolean(),
  SilentDays: Type.Integer(),
  Whatsapp: Type.String(),
  Version: Type.Integer(),
});
export type DeskSettings = Static<typeof DeskSettings>;

/** Payload of `PUT /desk-settings`; without `silentDays` or `takesGuests`, these stay. */
export const DeskSettingsInput = Type.Object(
  {
    workHours: Type.Array(Type.Object({ weekday: Weekday, from: Time, to: Time }), { minItems: 1, maxItems: 14 }),
    answerMinutes: Type.Integer({ ...answerMinutes, title: 'Prazo de resposta' }),
    sellersTake: Type.Boolean(),
    assigns: Type.Boolean(),
    takesGuests: Type.Optional(Type.Boolean()),
    silentDays: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_SILENT_DAYS, title: 'Sem retorno' })),
    whatsapp: Type.String({ maxLength: 20, title: 'WhatsApp' }),
  },
  { additionalProperties: false },
);
export type DeskSettingsInput = Static<typeof DeskSettingsInput>;
