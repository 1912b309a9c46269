import { Button } from '@rodovia/shared/crud';
import { useDraftClient } from '../../draft/draft-client';
import styles from './close-draft.module.css';

/** Names the client of the new quotation, if already known. */
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
