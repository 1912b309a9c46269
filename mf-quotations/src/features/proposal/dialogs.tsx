import { overLong } from '@rodovia/shared/contracts/length';
import { Modal } from '@rodovia/shared/crud';
import { LengthNote } from '@rodovia/shared/forms';
import { type ReactNode, useId, useState } from 'react';
import styles from './proposal.module.css';

/** Of the words that go with a step, in characters; the same as the server's. */
const LONGEST = 1000;

interface Props {
  title: string;
  /** Text of the button that goes ahead. */
  ok: string;
  danger?: boolean;
  children: ReactNode;
  /** Asks for words to go with the step; `required` where it cannot be taken without. */
  note?: { label: string; required: boolean; text: string; onText: (text: string) => void };
  /** Resolves to whether the step was taken; otherwise the dialog stays as it is. */
  onGo: () => Promise<boolean>;
  onClose: () => void;
}

function NoteField({ label, required, text, onText }: NonNullable<Props['note']>) {
  const id = useId();
  return (
    <div className={styles.note}>
      <label htmlFor={id}>
        {label}
        {!required && ' (opcional)'}
      </label>
      <textarea
        id={id}
        rows={3}
        aria-required={required}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <LengthNote text={text} most={LONGEST} />
      {overLong(label, LONGEST, text) && <p role="alert">{overLong(label, LONGEST, text)}</p>}
    </div>
  );
}

/** Asks before a step that others learn of, and names what it is about. What is typed outlives a failure. */
export function StepDialog({ title, ok, danger, children, note, onGo, onClose }: Props) {
  const [running, setRunning] = useState(false);
  const go = async () => {
    if (running) return;
    setRunning(true);
    if (await onGo()) onClose();
    else setRunning(false);
  };
  const isMissing = note !== undefined && ((note.required && note.text.trim() === '') || note.text.length > LONGEST);
  return (
    <Modal
      open
      centered
      width={520}
      title={title}
      okText={ok}
      okButtonProps={{ danger, disabled: isMissing }}
      confirmLoading={running}
      mask={{ closable: false }}
      onOk={() => void go()}
      onCancel={onClose}
    >
      {children}
      {note && <NoteField {...note} />}
    </Modal>
  );
}
