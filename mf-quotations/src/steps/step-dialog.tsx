import { Modal, NoteField } from '@rodovia/shared/crud';
import { type ReactNode, useState } from 'react';
import { MAX_NOTE_LENGTH } from './transitions';

interface Props {
  title: string;
  /** Label of the confirming button. */
  ok: string;
  /** Label of the cancelling button. */
  cancel?: string;
  danger?: boolean;
  /** Whether a required choice is missing: the dialog cannot be confirmed. */
  incomplete?: boolean;
  children: ReactNode;
  /** Optional text field of the dialog; `required` makes it mandatory. */
  note?: {
    label: string;
    hint?: string;
    required?: boolean;
    text: string;
    onText: (text: string) => void;
    /** Shown above the field. */
    tools?: ReactNode;
  };
  /** Resolves to whether the action succeeded; otherwise the dialog stays open. */
  onGo: () => Promise<boolean>;
  onClose: () => void;
}

/** Confirms an action that others are notified of, and names its subject. */
export function StepDialog({ title, ok, cancel, danger, incomplete, children, note, onGo, onClose }: Props) {
  const [running, setRunning] = useState(false);
  const go = async () => {
    if (running) return;
    setRunning(true);
    if (await onGo()) onClose();
    else setRunning(false);
  };
  const isUnfit = note && ((note.required && note.text.trim() === '') || note.text.length > MAX_NOTE_LENGTH);
  return (
    <Modal
      open
      centered
      width={520}
      title={title}
      okText={ok}
      cancelText={cancel}
      okButtonProps={{ danger, disabled: incomplete || isUnfit, autoFocus: !danger && !note }}
      confirmLoading={running}
      mask={{ closable: false }}
      onOk={() => void go()}
      onCancel={onClose}
    >
      {children}
      {note?.tools}
      {note && (
        <NoteField
          label={note.required ? note.label : `${note.label} (opcional)`}
          hint={note.hint}
          required={note.required}
          most={MAX_NOTE_LENGTH}
          value={note.text}
          onChange={note.onText}
        />
      )}
    </Modal>
  );
}
