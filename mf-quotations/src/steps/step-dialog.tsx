import { Modal, NoteField } from '@rodovia/shared/crud';
import { type ReactNode, useState } from 'react';
import { LONGEST_NOTE } from './transitions';

interface Props {
  title: string;
  /** Text of the button that goes ahead. */
  ok: string;
  /** Text of the one that leaves all as it is. */
  cancel?: string;
  danger?: boolean;
  children: ReactNode;
  /** Asks for words to go with the step; `required` where it cannot be taken without. */
  note?: { label: string; hint?: string; required?: boolean; text: string; onText: (text: string) => void };
  /** Resolves to whether the step was taken; otherwise the dialog stays as it is. */
  onGo: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks before a step that others learn of, and names what it is about. */
export function StepDialog({ title, ok, cancel, danger, children, note, onGo, onClose }: Props) {
  const [running, setRunning] = useState(false);
  const go = async () => {
    if (running) return;
    setRunning(true);
    if (await onGo()) onClose();
    else setRunning(false);
  };
  const isUnfit = note && ((note.required && note.text.trim() === '') || note.text.length > LONGEST_NOTE);
  return (
    <Modal
      open
      centered
      width={520}
      title={title}
      okText={ok}
      cancelText={cancel}
      okButtonProps={{ danger, disabled: isUnfit }}
      confirmLoading={running}
      mask={{ closable: false }}
      onOk={() => void go()}
      onCancel={onClose}
    >
      {children}
      {note && (
        <NoteField
          label={note.required ? note.label : `${note.label} (opcional)`}
          hint={note.hint}
          required={note.required}
          most={LONGEST_NOTE}
          value={note.text}
          onChange={note.onText}
        />
      )}
    </Modal>
  );
}
