import type { QuotationReminderInput, ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { hiddenInText, isPlainText } from '@rodovia/shared/contracts/rules';
import { and, eq } from 'drizzle-orm';
import { conflict, type FieldErrors, invalidFields } from '../../../base/http-error';
import { dayAt } from '../../../calendar/working-days';
import type { ApiContext } from '../../../context/context';
import type { Executor } from '../../../db/database';
import { quotationReminder } from '../../../db/schema';
import type { Actor } from '../../../identity/actor';
import { lockQuotation } from '../../../records/quotation-lock';
import { readQuotation } from '../quotation-access';
import { quotationsSeenBy } from '../quotation-history';

const DAY = 86_400_000;
/** Maximum distance of a reminder, in days. */
const MAX_AHEAD = 366;

function refuseFaults({ dueDate, note }: QuotationReminderInput, today: string): void {
  const errors: FieldErrors = {};
  if (dueDate < today) errors.dueDate = 'Escolha hoje ou um dia que ainda vem.';
  if (Date.parse(dueDate) - Date.parse(today) > MAX_AHEAD * DAY) errors.dueDate = 'Escolha um dia dentro de um ano.';
  if (!isPlainText(note)) errors.note = hiddenInText('Anotação');
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

/** Reminders that staff set themselves on quotations. */
export function createReminders({ config, database: { db } }: ApiContext) {
  const seen = (tx: Executor, actor: Actor, code: string): Promise<ShoppingCart> =>
    readQuotation(tx, actor, code, 'Reminder', quotationsSeenBy(config.personTypes, actor));
  return {
    /** Sets the caller's reminder, replacing an earlier one. */
    remind: (actor: Actor, code: string, input: QuotationReminderInput): Promise<ShoppingCart> =>
      db.transaction(async (tx) => {
        const note = input.note.trim();
        refuseFaults(input, dayAt(new Date()));
        const { status } = await lockQuotation(tx, actor, code);
        if (status !== 'OPEN' && status !== 'IN PROGRESS')
          throw conflict('O orçamento está encerrado: não há o que lembrar.');
        const values = { quotationCode: code, personCode: actor.code, due: input.dueDate, note };
        await tx
          .insert(quotationReminder)
          .values(values)
          .onConflictDoUpdate({
            target: [quotationReminder.quotationCode, quotationReminder.personCode],
            set: { due: values.due, note },
          });
        return seen(tx, actor, code);
      }),
    /** Removes the caller's reminder, if there is one. */
    forget: (actor: Actor, code: string): Promise<ShoppingCart> =>
      db.transaction(async (tx) => {
        await seen(tx, actor, code);
        const own = and(eq(quotationReminder.quotationCode, code), eq(quotationReminder.personCode, actor.code));
        await tx.delete(quotationReminder).where(own);
        return seen(tx, actor, code);
      }),
  };
}
