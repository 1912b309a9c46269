import { REFUSAL_REASONS, REFUSAL_WORDS } from '@rodovia/shared/contracts/proposal-words';
import { required, SelectField, TextAreaField } from '@rodovia/shared/forms';
import { api, notify } from '@rodovia/shared/runtime';
import { DialogForm } from '../../../dialog-form';
import { forgetAnswer, keepAnswer, keptAnswer } from './kept-answer';
import { type AnswerProps, sendAnswer } from './send-answer';

const OPTIONS = REFUSAL_REASONS.map((value) => ({ value, label: REFUSAL_WORDS[value] }));
const EMPTY = { reason: '', value: '' };
const MOST = 1000;

/** Asks why the proposal is refused; a text may be added. */
export function RefuseDialog({ proposal, onClose, onOutdated }: AnswerProps) {
  const { Code, QuotationCode, QuotationNumber: number, Version: version } = proposal;
  const place = `refuse ${QuotationCode}`;
  const send = ({ reason, value }: typeof EMPTY) => {
    const done = () => {
      forgetAnswer(place);
      notify.success(`Proposta ${number}/${version} recusada. O vendedor foi avisado.`);
      onClose();
    };
    return sendAnswer(() => api.put(`/proposal/refuse/${Code}`, { reason, value }), done, onOutdated);
  };
  return (
    <DialogForm
      title={`Recusar a proposta ${number}/${version}?`}
      initial={keptAnswer(place, EMPTY)}
      action="Recusar proposta"
      onClose={onClose}
      onTyped={(values) => keepAnswer(place, values)}
      send={send}
    >
      <SelectField name="reason" label="Motivo" options={OPTIONS} required validate={required('Escolha o motivo.')} />
      <TextAreaField
        name="value"
        label="Quer contar mais?"
        maxLength={MOST}
        hint="O vendedor lê e pode enviar outra proposta."
      />
    </DialogForm>
  );
}
