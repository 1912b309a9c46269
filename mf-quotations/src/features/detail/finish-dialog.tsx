import { lossReasonEntity, type ShoppingCart } from '@rodovia/shared/contracts';
import { entityOptions, Select, useKept, useOptions } from '@rodovia/shared/crud';
import { useId } from 'react';
import type { DialogProps } from '../../steps/dialog-button';
import { StepDialog } from '../../steps/step-dialog';
import { finishService } from '../../steps/transitions';
import styles from './finish.module.css';

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

interface Props extends DialogProps {
  quotation: ShoppingCart;
  /** What is noted where nobody types anything. */
  note?: string;
}

/**
 * Asks before the service of a quotation is finished, and for a note of it; where no proposal was accepted, also why it
 * was lost.
 */
export function FinishDialog({ quotation, note, place, onClose }: Props) {
  const { values, change, leave } = useKept(place, { reason: NOT_TOLD, note: '' }, onClose);
  const isWon = quotation.ProposalStatus === 'ACCEPTED';
  const ending = { note: values.note.trim() || note, lossReasonCode: values.reason || undefined };
  return (
    <StepDialog
      title={`Finalizar o atendimento do orçamento nº ${quotation.Number}?`}
      ok="Finalizar Atendimento"
      note={{
        label: 'Observação',
        hint: 'O cliente lê este texto no orçamento.',
        text: values.note,
        onText: (text) => change({ note: text }),
      }}
      onGo={() => finishService(quotation, ending)}
      onClose={leave}
    >
      <p className={styles.text}>Esta ação não pode ser desfeita.</p>
      {!isWon && (
        <LossField
          value={values.reason}
          isRefused={quotation.ProposalStatus === 'REFUSED'}
          onChange={(reason) => change({ reason })}
        />
      )}
    </StepDialog>
  );
}
