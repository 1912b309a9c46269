import type { QuotationEvent } from '@rodovia/shared/contracts';
import { formatInstant, messages } from '@rodovia/shared/runtime';
import styles from './history.module.css';

type Step = Pick<QuotationEvent, 'Kind' | 'Status' | 'ActorName' | 'SellerName'>;

const deeds: Record<string, string> = { OPEN: 'Criado', COMPLETE: 'Finalizado', CANCEL: 'Cancelado' };

/** What was done. Service begins when a seller takes the quotation, or when somebody assigns it to a seller. */
export function deedOf({ Kind, Status, ActorName, SellerName: seller }: Step): string {
  if (Kind === 'EDIT') return 'Alterado';
  if (Kind === 'PROPOSAL') return 'Proposta';
  if (Kind === 'REASSIGNMENT') return `Reatribuído a ${seller}`;
  if (Status !== 'IN PROGRESS') return deeds[Status] ?? Status;
  return !seller || ActorName === seller ? 'Atendimento iniciado' : `Atribuído a ${seller}`;
}

/** What happened to a quotation, step by step: what, who, when, and what was noted. */
export function QuotationHistory({ steps }: { steps: QuotationEvent[] }) {
  if (steps.length === 0) return <p>{messages.noDetails}</p>;
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={`${step.Kind} ${step.Status} ${step.Created}`}>
          <strong>{deedOf(step)}</strong> por {step.ActorName}, {formatInstant(step.Created)}
          {step.Note && <p>{step.Note}</p>}
        </li>
      ))}
    </ol>
  );
}
