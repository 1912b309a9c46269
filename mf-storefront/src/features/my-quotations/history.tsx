import type { QuotationEvent } from '@rodovia/shared/contracts';
import { statusWords } from '@rodovia/shared/contracts/quotation-statuses';
import { formatInstant } from '@rodovia/shared/runtime';
import styles from './my-quotations.module.css';

function titleOf({ Kind, Status, SellerName, Note }: QuotationEvent): string {
  if (Kind === 'PROPOSAL') return Note;
  if (Kind === 'EDIT') return 'Alterado';
  if (Kind === 'REASSIGNMENT') return `Atendimento passou a ${SellerName}`;
  return Status === 'OPEN' ? 'Criado' : statusWords(Status);
}

/** What happened to a quotation, step by step: what, who, when, and what was noted. */
export function History({ steps }: { steps: QuotationEvent[] }) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="historico">
      <h2 id="historico" className={styles.heading}>
        Histórico
      </h2>
      <ol className={styles.history}>
        {steps.map((step) => (
          <li key={`${step.Kind} ${step.Status} ${step.Created}`} className={styles.step}>
            <strong>{titleOf(step)}</strong> por {step.ActorName}, {formatInstant(step.Created)}
            {step.Note && step.Kind !== 'PROPOSAL' && <p className={styles.note}>{step.Note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
