import { Button } from '@rodovia/shared/crud';
import { useNavigate } from '@rodovia/shared/router';
import { formatNumber, useDraft } from '@rodovia/shared/runtime';
import styles from './close-draft.module.css';

/** Goes to the closing of the draft. */
export function CloseDraftButton({ to }: { to: string }) {
  const navigate = useNavigate();
  const count = useDraft(({ items }) => items.length);
  return (
    <>
      <span role="status" className={styles.count}>
        {count === 1 ? '1 item' : `${formatNumber(count)} itens`}
      </span>
      <Button type="primary" disabled={count === 0} onClick={() => navigate(to)}>
        Fechar Orçamento
      </Button>
    </>
  );
}
