import { lossReasonEntity, type ShoppingCart } from '@rodovia/shared/contracts';
import { entityOptions, Modal, Select, useOptions } from '@rodovia/shared/crud';
import { useId, useState } from 'react';
import styles from './finish.module.css';
import { finishService } from './transitions';

const NOT_TOLD = '';
const reasons = entityOptions(lossReasonEntity);

interface LossProps {
  value: string;
  /** The client has refused a proposal, and said why. */
  isRefused: boolean;
  onChange: (reason: string) => void;
}

/** Why the quotation was lost, if somebody knows. */
function LossField({ value, isRefused, onChange }: LossProps) {
  const id = useId();
  const { options, loading, failure } = useOptions(reasons);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Motivo da perda (opcional)</label>
      <Select
        id={id}
        value={value}
        options={[{ value: NOT_TOLD, label: 'Não informar' }, ...options]}
        loading={loading}
        onChange={onChange}
      />
      {isRefused && <p className={styles.hint}>Sem escolha, fica o motivo que o cliente deu ao recusar.</p>}
      {failure && <p role="alert">{failure} Dá para finalizar sem ele.</p>}
    </div>
  );
}

interface DialogProps {
  quotation: ShoppingCart;
  note?: string;
  onClose: () => void;
}

/** Asks before the service of a quotation is finished; where no proposal was accepted, also why it was lost. */
export function FinishDialog({ quotation, note, onClose }: DialogProps) {
  const [reason, setReason] = useState(NOT_TOLD);
  const [running, setRunning] = useState(false);
  const isWon = quotation.ProposalStatus === 'ACCEPTED';
  const finish = async () => {
    if (running) return;
    setRunning(true);
    const settled = await finishService(quotation, { note, lossReasonCode: reason || undefined });
    setRunning(false);
    if (settled) onClose();
  };
  return (
    <Modal
      open
      centered
      width={440}
      title={`Finalizar o atendimento do orçamento nº ${quotation.Number}?`}
      okText="Finalizar Atendimento"
      confirmLoading={running}
      onOk={() => void finish()}
      onCancel={onClose}
    >
      <p className={styles.text}>Esta ação não pode ser desfeita.</p>
      {!isWon && <LossField value={reason} isRefused={quotation.ProposalStatus === 'REFUSED'} onChange={setReason} />}
    </Modal>
  );
}
