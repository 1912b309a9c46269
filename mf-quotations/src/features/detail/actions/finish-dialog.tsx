import { lossReasonEntity } from '@rodovia/shared/contracts/catalog';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { entityOptions, Select, useFormDraft, useOptions } from '@rodovia/shared/crud';
import { useId } from 'react';
import type { DialogProps } from '../../../steps/dialog-button';
import { StepDialog } from '../../../steps/step-dialog';
import { finishService } from '../../../steps/transitions';
import styles from '../finish.module.css';

const UNSPECIFIED = '';
const reasons = entityOptions(lossReasonEntity);

interface LossProps {
  value: string;
  /** Whether the client has refused a proposal with a reason. */
  isRefused: boolean;
  onChange: (reason: string) => void;
}

/** Reason why the quotation was lost, if known. */
function LossField({ value, isRefused, onChange }: LossProps) {
  const id = useId();
  const { options, loading, failure } = useOptions(reasons);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Motivo da perda (opcional)</label>
      <Select
        id={id}
        value={value}
        options={[{ value: UNSPECIFIED, label: 'Não informar' }, ...options]}
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
  /** Default text of the note. */
  note?: string;
}

/** Confirms that a quotation is finished, with a note; if no proposal was accepted, also asks why it was lost. */
export function FinishDialog({ quotation, note, place, onClose }: Props) {
  const { values, change, leave } = useFormDraft(place, { reason: UNSPECIFIED, note: '' }, onClose);
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
