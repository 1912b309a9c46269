import { Modal, useKept } from '@rodovia/shared/crud';
import { type ReactNode, useState } from 'react';
import styles from './hand-over.module.css';
import { HandOverFields, isComplete } from './hand-over-fields';

interface Props {
  title: string;
  /** Name under which the choice and the reason are kept on the device until the step is taken. */
  place: string;
  /** Text of the button that goes ahead. */
  ok: string;
  /** Who has it now and is not to choose from. */
  except?: readonly string[];
  /** Who is chosen to begin with. */
  seller?: string;
  reason?: 'required' | 'optional';
  children?: ReactNode;
  /** Takes the step. Resolves to the sentence of its refusal: the dialog then stays, with what was typed. */
  onGo: (handOver: { seller: string; reason: string }) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks which seller gets quotations; each is shown with what is in hand already. */
export function HandOverDialog({ title, place, ok, except, seller, reason, children, onGo, onClose }: Props) {
  const { values: value, change, leave } = useKept(place, { seller, reason: '' }, onClose);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const go = async () => {
    if (!value.seller || running) return;
    setRunning(true);
    const refusal = await onGo({ seller: value.seller, reason: value.reason.trim() });
    setRunning(false);
    setFailure(refusal);
    if (refusal === undefined) leave();
  };
  return (
    <Modal
      open
      centered
      title={title}
      okText={ok}
      okButtonProps={{ disabled: !isComplete(value, reason) }}
      confirmLoading={running}
      onOk={() => void go()}
      onCancel={leave}
    >
      {children}
      <HandOverFields value={value} onChange={change} except={except} reason={reason} />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </Modal>
  );
}
