import { Button, VisitButton } from '@rodovia/shared/crud';
import { formatNumber, openDialog, useDraft, useDraftFreeItems, useSession } from '@rodovia/shared/runtime';
import { BASKET } from '../../paths';
import styles from './close-draft.module.css';

/** Opens the last step of the draft. */
export function CloseDraftButton({ to }: { to: string }) {
  // sellers go on with the proposal, which the basket begins
  const isSeller = useSession((session) => session.isSeller);
  const products = useDraft(({ items }) => items.length);
  const count = useDraftFreeItems(({ items }) => items.length) + products;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => openDialog('tyre-list', { closing: to })}>
        Colar lista do cliente
      </Button>
      <span role="status" className={styles.count}>
        <a href={`#${BASKET}`}>{count === 1 ? '1 item' : `${formatNumber(count)} itens`}</a>
      </span>
      <VisitButton type={isSeller ? 'default' : 'primary'} disabled={count === 0} to={to}>
        Fechar Orçamento
      </VisitButton>
    </>
  );
}
