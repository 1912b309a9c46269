import type { QuotationEvent } from '@rodovia/shared/contracts/quotations';
import { formatInstant, messages } from '@rodovia/shared/runtime';
import styles from './history.module.css';

type Step = Pick<QuotationEvent, 'Kind' | 'Status' | 'ActorName' | 'SellerName'>;

const actions: Record<string, string> = { OPEN: 'Criado', COMPLETE: 'Finalizado', CANCEL: 'Cancelado' };

/** Returns the description of an event. A quotation is in progress once a seller takes it or is assigned to it. */
export function actionText({ Kind, Status, ActorName, SellerName: seller }: Step): string {
  if (Kind === 'EDIT') return 'Alterado';
  if (Kind === 'PROPOSAL') return 'Proposta';
  if (Kind === 'REASSIGNMENT') return `Reatribuído a ${seller}`;
  if (Status !== 'IN PROGRESS') return actions[Status] ?? Status;
  return !seller || ActorName === seller ? 'Atendimento iniciado' : `Atribuído a ${seller}`;
}

/** History of a quotation: event, person, time and note. */
export function QuotationHistory({ steps }: { steps: QuotationEvent[] }) {
  if (steps.length === 0) return <p>{messages.noDetails}</p>;
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={`${step.Kind} ${step.Status} ${step.Created}`}>
          <strong>{actionText(step)}</strong> por {step.ActorName}, {formatInstant(step.Created)}
          {step.Note && <p>{step.Note}</p>}
        </li>
      ))}
    </ol>
  );
}
