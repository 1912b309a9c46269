import { type Static, Type } from 'typebox';
import { ANSWER_MINUTES } from './answer-minutes';

const Time = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', title: 'Horário' });
/** Sunday is 0. */
const Weekday = Type.Integer({ minimum: 0, maximum: 6 });

/** A span of a weekday in which the company works, by the clocks of São Paulo: `08:00` to `18:00`. */
export const WorkSpan = Type.Object({ Weekday, From: Time, To: Time });
export type WorkSpan = Static<typeof WorkSpan>;

const answerMinutes = { minimum: ANSWER_MINUTES[0], maximum: ANSWER_MINUTES[1] };

/**
 * How quotations are answered: when the company works, within how many working minutes a first proposal is due, whether
 * sellers take unassigned quotations by themselves, and whether new ones are assigned automatically. `Whatsapp` is the
 * shop's own number, for clients whom nobody serves yet.
 */
export const DeskSettings = Type.Object({
  WorkHours: Type.Array(WorkSpan),
  AnswerMinutes: Type.Integer(answerMinutes),
  SellersTake: Type.Boolean(),
  Assigns: Type.Boolean(),
  Whatsapp: Type.String(),
  Version: Type.Integer(),
});
export type DeskSettings = Static<typeof DeskSettings>;

/** `PUT /desk-settings`, whole. */
export const DeskSettingsInput = Type.Object(
  {
    workHours: Type.Array(Type.Object({ weekday: Weekday, from: Time, to: Time }), { minItems: 1, maxItems: 14 }),
    answerMinutes: Type.Integer({ ...answerMinutes, title: 'Prazo de resposta' }),
    sellersTake: Type.Boolean(),
    assigns: Type.Boolean(),
    whatsapp: Type.String({ maxLength: 20, title: 'WhatsApp' }),
  },
  { additionalProperties: false },
);
export type DeskSettingsInput = Static<typeof DeskSettingsInput>;
