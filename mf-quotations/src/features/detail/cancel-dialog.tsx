import type { ShoppingCart } from '@rodovia/shared/contracts';
import { Modal, NoteField, useKept } from '@rodovia/shared/crud';
import { useState } from 'react';
import type { DialogProps } from './dialog-button';
import { cancelQuotation, LONGEST_NOTE } from './transitions';

/** Asks before an open quotation is cancelled, and why. */
export function CancelDialog({ quotation, place, onClose }: DialogProps & { quotation: ShoppingCart }) {
  const { values, change, forget } = useKept(place, { note: '' });
  const [running, setRunning] = useState(false);
  const close = () => {
    forget();
    onClose();
  };
  const cancel = async () => {
    if (running) return;
    setRunning(true);
    const settled = await cancelQuotation(quotation, values.note.trim());
    setRunning(false);
    if (settled) close();
  };
  return (
    <Modal
      open
      centered
      width={440}
      title={`Cancelar o orçamento nº ${quotation.Number}?`}
      okText="Cancelar orçamento"
      cancelText="Manter"
      okButtonProps={{ danger: true, disabled: values.note.length > LONGEST_NOTE }}
      confirmLoading={running}
      onOk={() => void cancel()}
      onCancel={close}
    >
      <p>Um orçamento cancelado não volta a ser aberto. O cliente é avisado por e-mail.</p>
      <NoteField
        label="Motivo (opcional)"
        hint="O cliente lê este texto no histórico do orçamento."
        most={LONGEST_NOTE}
        value={values.note}
        onChange={(note) => change({ note })}
      />
    </Modal>
  );
}
