import type { QuotationEvent } from '@rodovia/shared/contracts/quotations';
import { statusWords } from '@rodovia/shared/contracts/quotations';
import { formatInstant } from '@rodovia/shared/runtime';
import styles from './my-quotations.module.css';

function titleOf({ Kind, Status, SellerName, Note }: QuotationEvent): string {
  // the note is a sentence, which goes on with who it was
  if (Kind === 'PROPOSAL') return Note.replace(/\.$/, ',');
  if (Kind === 'EDIT') return 'Alterado';
  if (Kind === 'REASSIGNMENT') return `Atendimento passou a ${SellerName}`;
  return Status === 'OPEN' ? 'Criado' : statusWords(Status);
}

/** History of a quotation: event, time, person and note. */
export function History({ steps }: { steps: QuotationEvent[] }) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="historico">
      <h2 id="historico" className={styles.heading}>
        Histórico
      </h2>
      <ol className="plain-list">
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
