import { formatCents } from '@rodovia/shared/contracts/proposals';
import type { ReactNode } from 'react';
import { NextStep } from '../../../steps/next-step';
import type { Draft } from '../draft/draft';
import { draftTotals } from '../draft/totals';
import styles from './totals-bar.module.css';

const lineWords = (count: number) => (count === 1 ? '1 linha' : `${count} linhas`);

/** Names what the totals do not include, so that a part is not mistaken for the whole. */
function missingWords({ unanswered, wrong, tooHigh }: ReturnType<typeof draftTotals>): string {
  if (tooHigh) return 'O total da proposta é alto demais.';
  const parts = [
    unanswered > 0 && `${lineWords(unanswered)} sem resposta`,
    wrong > 0 && `${lineWords(wrong)} com erro`,
  ].filter(Boolean);
  return parts.length > 0 ? `Sem contar ${parts.join(' e ')}.` : '';
}

interface Props {
  draft: Draft;
  /** What prevents sending. */
  obstacle: string | undefined;
  children: ReactNode;
}

/** Totals of the draft while it is typed, and the next step. */
export function TotalsBar({ draft, obstacle, children }: Props) {
  const totals = draftTotals(draft);
  const missing = missingWords(totals);
  return (
    <NextStep>
      {obstacle && (
        <p role="alert" className={styles.obstacle}>
          {obstacle}
        </p>
      )}
      <dl className={styles.totals}>
        <div>
          <dt>Itens</dt>
          <dd>{formatCents(totals.subtotalCents)}</dd>
        </div>
        <div>
          <dt>Frete</dt>
          <dd>{formatCents(totals.freightCents)}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{formatCents(totals.totalCents)}</dd>
        </div>
      </dl>
      {missing && <p className={styles.missing}>{missing}</p>}
      {children}
    </NextStep>
  );
}
