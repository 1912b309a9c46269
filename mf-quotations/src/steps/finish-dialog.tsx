import { lossReasonEntity } from '@rodovia/shared/contracts/catalog';
import { formatCents } from '@rodovia/shared/contracts/proposals';
import {
  appendText,
  outcomeWords,
  type QuotationOutcome,
  type ShoppingCart,
} from '@rodovia/shared/contracts/quotations';
import { entityOptions, RadioField, Select, useFormDraft, useOptions } from '@rodovia/shared/crud';
import { useServerTime } from '@rodovia/shared/server-time';
import { validityWords } from '@rodovia/shared/validity';
import { useId } from 'react';
import { mailSentence } from '../client-reach';
import { TextTemplates } from '../templates/text-templates';
import type { DialogProps } from './dialog-button';
import styles from './finish.module.css';
import { StepDialog } from './step-dialog';
import { finishService } from './transitions';

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

/** Names the proposal in force, which finishing ends. */
function InForce({ Number: number, Person, Proposal: sent }: ShoppingCart) {
  const now = useServerTime();
  if (sent?.Status !== 'SENT') return null;
  const validity = sent.ValidUntil ? `, ${validityWords(sent.ValidUntil, now)}` : '';
  return (
    <p className={styles.text}>
      <strong>
        A proposta {number}/{sent.Version}, de {formatCents(sent.TotalCents)}
      </strong>
      {validity}, será encerrada: o cliente não poderá mais aceitá-la.{' '}
      {mailSentence(Person, 'Ele recebe o aviso por e-mail.')}
    </p>
  );
}

/** Outcomes that can be chosen: a quotation is won by an accepted proposal only. */
const outcomesOf = (isAccepted: boolean): readonly QuotationOutcome[] =>
  isAccepted ? ['WON', 'LOST'] : ['LOST', 'UNANSWERED'];

interface Props extends DialogProps {
  quotation: ShoppingCart;
  /** Default text of the note. */
  note?: string;
}

/** Asks for the outcome of a quotation that is finished, for the reason of a loss, and for a note. */
export function FinishDialog({ quotation, note, place, onClose }: Props) {
  const isAccepted = quotation.ProposalStatus === 'ACCEPTED';
  const unchosen: { outcome: QuotationOutcome | ''; reason: string; note: string } = {
    outcome: isAccepted ? 'WON' : '',
    reason: UNSPECIFIED,
    note: '',
  };
  const { values, change, leave } = useFormDraft(place, unchosen, onClose);
  const { outcome } = values;
  const isLost = outcome === 'LOST';
  const finish = async () => {
    if (outcome === '') return false;
    const lossReasonCode = isLost ? values.reason || undefined : undefined;
    return finishService(quotation, { note: values.note.trim() || note, outcome, lossReasonCode });
  };
  return (
    <StepDialog
      title={`Finalizar o atendimento do orçamento nº ${quotation.Number}?`}
      ok="Finalizar Atendimento"
      incomplete={outcome === ''}
      note={{
        label: 'Observação',
        hint: 'O cliente lê este texto no orçamento.',
        text: values.note,
        onText: (text) => change({ note: text }),
        tools: (
          <TextTemplates
            purpose={isLost ? 'Recusa' : 'Observação'}
            quotation={quotation}
            onInsert={(text) => change({ note: appendText(values.note, text) })}
          />
        ),
      }}
      onGo={finish}
      onClose={leave}
    >
      <InForce {...quotation} />
      <p className={styles.text}>Esta ação não pode ser desfeita.</p>
      <div className={styles.field}>
        <RadioField
          legend="Resultado"
          required
          value={outcome || undefined}
          options={outcomesOf(isAccepted).map((one) => [one, outcomeWords(one)] as const)}
          hint={
            isAccepted
              ? undefined
              : 'Se o cliente aceitou por telefone ou mensagem, registre antes a aceitação da proposta.'
          }
          onChange={(chosen) => change({ outcome: chosen })}
        />
      </div>
      {isLost && (
        <LossField
          value={values.reason}
          isRefused={quotation.ProposalStatus === 'REFUSED'}
          onChange={(reason) => change({ reason })}
        />
      )}
    </StepDialog>
  );
}
