import { VisitButton } from '@rodovia/shared/crud';
import { formatNumber, useDraft } from '@rodovia/shared/runtime';
import styles from './close-draft.module.css';

/** Goes to the closing of the draft. */
export function CloseDraftButton({ to }: { to: string }) {
  const count = useDraft(({ items }) => items.length);
  return (
    <>
      <span role="status" className={styles.count}>
        {count === 1 ? '1 item' : `${formatNumber(count)} itens`}
      </span>
      <VisitButton type="primary" disabled={count === 0} to={to}>
        Fechar Orçamento
      </VisitButton>
    </>
  );
}
