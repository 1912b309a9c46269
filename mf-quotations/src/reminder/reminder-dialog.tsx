import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Button, DateInput, dayText, Modal, NoteField, useFormDraft } from '@rodovia/shared/crud';
import { serverNow } from '@rodovia/shared/runtime';
import { useId, useState } from 'react';
import type { DialogProps } from '../steps/dialog-button';
import styles from './reminder.module.css';
import { doneWithReminder, setReminder } from './reminder-calls';
import { dayAhead, offeredDays } from './reminder-days';

const MAX_NOTE = 300;
/** The server's sentence for a day gone by. */
const PAST = 'Escolha hoje ou um dia que ainda vem.';

/** Sets, changes or removes the reader's reminder of a quotation. */
export function ReminderDialog({ quotation, place, onClose }: DialogProps & { quotation: ShoppingCart }) {
  const { Code, Number: number, Reminder: present } = quotation;
  const id = useId();
  const [offered] = useState(() => offeredDays());
  const initial = { dueDate: present?.DueDate ?? offered[1]?.[0] ?? '', note: present?.Note ?? '' };
  const { values, change, leave } = useFormDraft(place, initial, onClose);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [running, setRunning] = useState(false);
  const save = async () => {
    if (values.dueDate === '') return setErrors({ dueDate: 'Informe o dia.' });
    if (values.dueDate < dayAhead(0, serverNow())) return setErrors({ dueDate: PAST });
    setRunning(true);
    const wrong = await setReminder(Code, { dueDate: values.dueDate, note: values.note.trim() });
    setRunning(false);
    if (wrong) setErrors(wrong);
    else leave();
  };
  const remove = async () => {
    if (await doneWithReminder(Code)) leave();
  };
  return (
    <Modal
      open
      centered
      width={520}
      title={`Lembrete do orçamento nº ${number}`}
      okText="Guardar lembrete"
      okButtonProps={{ disabled: values.note.length > MAX_NOTE }}
      confirmLoading={running}
      mask={{ closable: false }}
      onOk={() => void save()}
      onCancel={leave}
    >
      <p className={styles.text}>
        No dia, o orçamento entra na fila “Lembretes” e nos avisos. Só você vê este lembrete.
        {present && ` Agora é ${dayText(present.DueDate)}.`}
      </p>
      <div className={styles.days}>
        {offered.map(([day, words]) => (
          <Button key={day} aria-pressed={values.dueDate === day} onClick={() => change({ dueDate: day })}>
            {words}
          </Button>
        ))}
      </div>
      <div className={styles.field}>
        <label htmlFor={id}>Dia</label>
        <DateInput
          id={id}
          value={values.dueDate}
          onChange={(dueDate) => {
            setErrors({});
            change({ dueDate });
          }}
        />
        {errors.dueDate && (
          <p role="alert" className="field-error">
            {errors.dueDate}
          </p>
        )}
      </div>
      <NoteField
        label="Anotação (opcional)"
        most={MAX_NOTE}
        value={values.note}
        onChange={(note) => change({ note })}
      />
      {errors.note && (
        <p role="alert" className="field-error">
          {errors.note}
        </p>
      )}
      {present && (
        <Button danger onClick={() => void remove()}>
          Retirar lembrete
        </Button>
      )}
    </Modal>
  );
}
