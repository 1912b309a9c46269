import { Modal, useFormDraft } from '@rodovia/shared/crud';
import { type ReactNode, useState } from 'react';
import styles from './reassign.module.css';
import { isComplete, ReassignFields } from './reassign-fields';

interface Props {
  title: string;
  /** Key under which the choice and the reason are stored on the device until the action is taken. */
  place: string;
  /** Text of the confirming button. */
  ok: string;
  /** Sellers that cannot be chosen, such as the current one. */
  except?: readonly string[];
  /** Preselected seller. */
  seller?: string;
  reason?: 'required' | 'optional';
  children?: ReactNode;
  /** Takes the action. Resolves to an error message, which keeps the dialog open with its values. */
  onGo: (handOver: { seller: string; reason: string }) => Promise<string | undefined>;
  onClose: () => void;
}

/** Dialog for reassigning quotations to another seller; sellers are shown with their workload. */
export function ReassignDialog({ title, place, ok, except, seller, reason, children, onGo, onClose }: Props) {
  const { values: value, change, leave } = useFormDraft(place, { seller, reason: '' }, onClose);
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
      <ReassignFields value={value} onChange={change} except={except} reason={reason} />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </Modal>
  );
}
