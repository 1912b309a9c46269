import { Button, VisitButton } from '@rodovia/shared/crud';
import { formatNumber, openDialog, useDraft, useDraftFreeItems } from '@rodovia/shared/runtime';
import styles from './close-draft.module.css';

/** Opens the last step of the draft. */
export function CloseDraftButton({ to }: { to: string }) {
  const products = useDraft(({ items }) => items.length);
  const count = useDraftFreeItems(({ items }) => items.length) + products;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => openDialog('tyre-list', { closing: to })}>
        Colar lista do cliente
      </Button>
      <span role="status" className={styles.count}>
        {count === 1 ? '1 item' : `${formatNumber(count)} itens`}
      </span>
      <VisitButton type="primary" disabled={count === 0} to={to}>
        Fechar Orçamento
      </VisitButton>
    </>
  );
}
