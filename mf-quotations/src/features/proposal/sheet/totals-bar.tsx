import { formatCents } from '@rodovia/shared/contracts/money';
import type { ReactNode } from 'react';
import type { Draft } from '../draft/draft';
import { draftTotals } from '../draft/totals';
import styles from './sheet.module.css';

const lineWords = (count: number) => (count === 1 ? '1 linha' : `${count} linhas`);

/** What the totals do not have in them, so that a part is not taken for the whole. */
function missingWords({ unanswered, wrong, tooHigh }: ReturnType<typeof draftTotals>): string {
  if (tooHigh) return 'O total da proposta é alto demais.';
  const parts = [
    unanswered > 0 && `${lineWords(unanswered)} sem resposta`,
    wrong > 0 && `${lineWords(wrong)} com erro`,
  ].filter(Boolean);
  return parts.length > 0 ? `Sem contar ${parts.join(' e ')}.` : '';
}

/** What the draft comes to while it is typed, and the steps that lead on from it. */
export function TotalsBar({ draft, children }: { draft: Draft; children: ReactNode }) {
  const totals = draftTotals(draft);
  const missing = missingWords(totals);
  return (
    <div className={styles.bar}>
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
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
