import { TextAreaField } from '@rodovia/shared/forms';
import { api, notify } from '@rodovia/shared/runtime';
import { DialogForm } from '../../../../dialog-form';
import { discardAnswerDraft, readAnswerDraft, saveAnswerDraft } from './answer-draft';
import { type AnswerProps, sendAnswer } from './send-answer';

const EMPTY = { value: '' };
const MAX_NOTE = 1000;

/** Requests a longer validity from the seller. */
export function RenewalDialog({ proposal, onClose, onOutdated }: AnswerProps) {
  const { Code, QuotationCode, QuotationNumber: number, Version: version } = proposal;
  const place = `ask RENEWAL ${QuotationCode}`;
  const send = ({ value }: typeof EMPTY) => {
    const done = () => {
      discardAnswerDraft(place);
      notify.success('Pedido de renovação enviado ao vendedor.');
      onClose();
    };
    return sendAnswer(() => api.put(`/proposal/ask/${Code}`, { request: 'RENEWAL', value }), done, onOutdated);
  };
  return (
    <DialogForm
      title={`Pedir renovação da proposta ${number}/${version}`}
      initial={readAnswerDraft(place, EMPTY)}
      action="Pedir renovação"
      onClose={onClose}
      onTyped={(values) => saveAnswerDraft(place, values)}
      send={send}
    >
      <TextAreaField name="value" label="Quer dizer algo ao vendedor?" maxLength={MAX_NOTE} />
    </DialogForm>
  );
}
