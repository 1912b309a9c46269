import type { QuotationReminderInput } from '@rodovia/shared/contracts/quotations';
import { errorsOfWrite, feedback } from '@rodovia/shared/crud';
import { api, invalidate } from '@rodovia/shared/runtime';

const pathOf = (code: string) => `/shopping-cart/reminder/${code}`;

const readAgain = () => invalidate('shopping-cart', 'notice');

/** Sets the reader's reminder of a quotation; resolves to what is wrong with it, by field, or undefined if it is set. */
export async function setReminder(code: string, input: QuotationReminderInput) {
  const errors = await errorsOfWrite(api.put(pathOf(code), input), ['dueDate', 'note'], feedback.failed);
  if (errors) return errors;
  feedback.done('Lembrete guardado.');
  await readAgain();
  return undefined;
}

/** Removes the reader's reminder; resolves to whether it is gone. */
export async function doneWithReminder(code: string): Promise<boolean> {
  try {
    await api.delete(pathOf(code));
    feedback.done('Lembrete retirado.');
    await readAgain();
    return true;
  } catch (error) {
    feedback.failed(error);
    return false;
  }
}
