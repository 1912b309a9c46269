import { REFUSAL_REASONS, REFUSAL_WORDS } from '@rodovia/shared/contracts/proposals';
import { required, SelectField, TextAreaField } from '@rodovia/shared/forms';
import { api, notify } from '@rodovia/shared/runtime';
import { DialogForm } from '../../../../dialog-form';
import { discardAnswerDraft, readAnswerDraft, saveAnswerDraft } from './answer-draft';
import { type AnswerProps, sendAnswer } from './send-answer';

const OPTIONS = REFUSAL_REASONS.map((value) => ({ value, label: REFUSAL_WORDS[value] }));
const EMPTY = { reason: '', value: '' };
const MAX_REASON = 1000;

/** Asks for the reason of a refusal and an optional comment. */
export function RefuseDialog({ proposal, onClose, onOutdated }: AnswerProps) {
  const { Code, QuotationCode, QuotationNumber: number, Version: version } = proposal;
  const place = `refuse ${QuotationCode}`;
  const send = ({ reason, value }: typeof EMPTY) => {
    const done = () => {
      discardAnswerDraft(place);
      notify.success(`Proposta ${number}/${version} recusada. O vendedor foi avisado.`);
      onClose();
    };
    return sendAnswer(() => api.put(`/proposal/refuse/${Code}`, { reason, value }), done, onOutdated);
  };
  return (
    <DialogForm
      title={`Recusar a proposta ${number}/${version}?`}
      initial={readAnswerDraft(place, EMPTY)}
      action="Recusar proposta"
      onClose={onClose}
      onTyped={(values) => saveAnswerDraft(place, values)}
      send={send}
    >
      <SelectField name="reason" label="Motivo" options={OPTIONS} required validate={required('Escolha o motivo.')} />
      <TextAreaField
        name="value"
        label="Quer contar mais?"
        maxLength={MAX_REASON}
        hint="O vendedor lê e pode enviar outra proposta."
      />
    </DialogForm>
  );
}
