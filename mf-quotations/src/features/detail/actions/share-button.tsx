import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Button, Modal, ShareActions } from '@rodovia/shared/crud';
import { useState } from 'react';
import { shareText, whatsAppUrl } from '../../../share-text';
import styles from '../share.module.css';

/** Shares the quotation, or its proposal in force, as a message. */
export function ShareButton({ quotation }: { quotation: ShoppingCart }) {
  const [open, setOpen] = useState(false);
  const text = shareText(quotation);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Compartilhar</Button>
      {open && (
        <Modal
          open
          centered
          width={480}
          title={`Compartilhar o orçamento nº ${quotation.Number}`}
          footer={null}
          onCancel={() => setOpen(false)}
        >
          <p className={styles.text}>{text}</p>
          <ShareActions text={text} what="texto" whatsApp={whatsAppUrl(quotation)} />
        </Modal>
      )}
    </>
  );
}
