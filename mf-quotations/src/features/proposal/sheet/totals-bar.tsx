import { formatCents } from '@rodovia/shared/contracts/proposals';
import type { ReactNode } from 'react';
import type { Draft } from '../draft/draft';
import { draftTotals } from '../draft/totals';
import styles from './sheet.module.css';
import barStyles from './totals-bar.module.css';

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

/** Totals of the draft while it is typed, and the next actions. */
export function TotalsBar({ draft, children }: { draft: Draft; children: ReactNode }) {
  const totals = draftTotals(draft);
  const missing = missingWords(totals);
  return (
    <div className={barStyles.bar}>
      <dl className={barStyles.totals}>
        <div>
          <dt>Itens</dt>
          <dd>{formatCents(totals.subtotalCents)}</dd>
        </div>
        <div>
          <dt>Frete</dt>
          <dd>{formatCents(totals.freightCents)}</dd>
        </div>
        <div className={barStyles.total}>
          <dt>Total</dt>
          <dd>{formatCents(totals.totalCents)}</dd>
        </div>
      </dl>
      {missing && <p className={barStyles.missing}>{missing}</p>}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
