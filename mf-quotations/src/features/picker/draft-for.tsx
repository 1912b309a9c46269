import { Button } from '@rodovia/shared/crud';
import { useDraftClient } from '../../draft-client';
import styles from './close-draft.module.css';

/** Says whom the new quotation is for, where that is known before its products are. */
export function DraftFor() {
  const { client, forget } = useDraftClient();
  if (!client) return null;
  return (
    <p className={styles.client}>
      Para <strong>{client.Name}</strong>{' '}
      <Button size="small" aria-label={`Deixar de fazer o orçamento para ${client.Name}`} onClick={forget}>
        Outro cliente
      </Button>
    </p>
  );
}
