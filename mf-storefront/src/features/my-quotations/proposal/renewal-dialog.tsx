import { TextAreaField } from '@rodovia/shared/forms';
import { api, notify } from '@rodovia/shared/runtime';
import { DialogForm } from '../../../dialog-form';
import { forgetAnswer, keepAnswer, keptAnswer } from './kept-answer';
import { type AnswerProps, sendAnswer } from './send-answer';

const EMPTY = { value: '' };
const MOST = 1000;

/** Asks the seller for more time. */
export function RenewalDialog({ proposal, onClose, onOutdated }: AnswerProps) {
  const { Code, QuotationCode, QuotationNumber: number, Version: version } = proposal;
  const place = `ask RENEWAL ${QuotationCode}`;
  const send = ({ value }: typeof EMPTY) => {
    const done = () => {
      forgetAnswer(place);
      notify.success('Pedido de renovação enviado ao vendedor.');
      onClose();
    };
    return sendAnswer(() => api.put(`/proposal/ask/${Code}`, { request: 'RENEWAL', value }), done, onOutdated);
  };
  return (
    <DialogForm
      title={`Pedir renovação da proposta ${number}/${version}`}
      initial={keptAnswer(place, EMPTY)}
      action="Pedir renovação"
      onClose={onClose}
      onTyped={(values) => keepAnswer(place, values)}
      send={send}
    >
      <TextAreaField name="value" label="Quer dizer algo ao vendedor?" maxLength={MOST} />
    </DialogForm>
  );
}
