import { formatCents } from '@rodovia/shared/contracts/money';
import type { ProposalRequest } from '@rodovia/shared/contracts/proposal-words';
import type { Proposal, ProposalLine } from '@rodovia/shared/contracts/proposals';
import { required, TextAreaField, useForm } from '@rodovia/shared/forms';
import { api, formatNumber, notify } from '@rodovia/shared/runtime';
import { type ChangeEvent, useId } from 'react';
import { DialogForm } from '../../../dialog-form';
import { forgetAnswer, keepAnswer, keptAnswer } from './kept-answer';
import styles from './proposal.module.css';
import { type AnswerProps, sendAnswer } from './send-answer';

const EMPTY = { value: '' };
const MOST = 1000;

const TEXTS: Record<ProposalRequest, { title: string; action: string; label: string; done: string }> = {
  CHANGE: {
    title: 'Pedir alteração',
    action: 'Enviar pedido',
    label: 'O que deve mudar?',
    done: 'Pedido de alteração enviado ao vendedor.',
  },
  RENEWAL: {
    title: 'Pedir renovação',
    action: 'Pedir renovação',
    label: 'Quer dizer algo ao vendedor?',
    done: 'Pedido de renovação enviado ao vendedor.',
  },
};

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** A line as it is quoted in a text. */
function quoteOf({ Size, Description, Quantity, UnitPriceCents, Declined }: ProposalLine): string {
  const price = Declined || UnitPriceCents === null ? '' : `, ${plain(formatCents(UnitPriceCents))} cada`;
  return `${Size} ${Description} (${formatNumber(Quantity)} un.${price}): `;
}

/** Puts a line of the proposal at the end of what is written. */
function QuoteLine({ lines }: { lines: ProposalLine[] }) {
  const id = useId();
  const form = useForm<typeof EMPTY>();
  const quote = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const line = lines[Number(target.value)];
    const before = form.getState().values.value.trimEnd();
    if (line) form.change('value', `${before}${before && '\n'}${quoteOf(line)}`.slice(0, MOST));
    const field = target.form?.querySelector('textarea');
    requestAnimationFrame(() => field?.focus());
  };
  return (
    <div className={styles.quote}>
      <label htmlFor={id}>Citar um item</label>
      <select id={id} className={styles.select} value="" onChange={quote}>
        <option value="">Escolha…</option>
        {lines.map(({ QuotationItemCode, ProductCode, Size, Description }, index) => (
          <option key={`${QuotationItemCode} ${ProductCode}`} value={index}>
            {Size} {Description}
          </option>
        ))}
      </select>
    </div>
  );
}

interface Props extends AnswerProps {
  request: ProposalRequest;
}

const sent = ({ Code }: Proposal, request: ProposalRequest, { value }: typeof EMPTY) =>
  api.put(`/proposal/ask/${Code}`, { request, value });

/** Asks the seller for another version, or for more time. */
export function AskDialog({ proposal, request, onClose, onOutdated }: Props) {
  const { title, action, label, done } = TEXTS[request];
  const isChange = request === 'CHANGE';
  const place = `ask ${request} ${proposal.QuotationCode}`;
  const send = (values: typeof EMPTY) =>
    sendAnswer(
      () => sent(proposal, request, values),
      () => {
        forgetAnswer(place);
        notify.success(done);
        onClose();
      },
      onOutdated,
    );
  return (
    <DialogForm
      title={`${title} da proposta ${proposal.QuotationNumber}/${proposal.Version}`}
      initial={keptAnswer(place, EMPTY)}
      action={action}
      onClose={onClose}
      onTyped={(values) => keepAnswer(place, values)}
      send={send}
    >
      {isChange && <QuoteLine lines={proposal.Lines} />}
      <TextAreaField
        name="value"
        label={label}
        required={isChange}
        validate={isChange ? required('Escreva o que deve mudar.') : undefined}
        maxLength={MOST}
      />
    </DialogForm>
  );
}
