import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { lazyComponent } from '@rodovia/shared/runtime';
import { DialogButton } from '../steps/dialog-button';

const ReminderDialog = lazyComponent(() =>
  import(/* webpackChunkName: "dialogs" */ './reminder-dialog').then(({ ReminderDialog }) => ReminderDialog),
);

/** Sets the reader's reminder of a quotation that is not finished. */
export function ReminderButton({ quotation }: { quotation: ShoppingCart }) {
  const { Code, Status, Reminder: present } = quotation;
  if (Status !== 'OPEN' && Status !== 'IN PROGRESS') return null;
  return (
    <DialogButton
      place={`lembrete ${Code}`}
      preload={ReminderDialog.preload}
      dialog={(props) => <ReminderDialog quotation={quotation} {...props} />}
    >
      {present ? 'Alterar lembrete' : 'Lembrar-me'}
    </DialogButton>
  );
}
