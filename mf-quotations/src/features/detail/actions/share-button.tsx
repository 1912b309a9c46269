import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Button, Modal, ShareActions } from '@rodovia/shared/crud';
import { useState } from 'react';
import styles from '../share.module.css';
import { shareText, whatsAppUrl } from '../share-text';

/** Shares the quotation as a message. */
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
          <ShareActions text={text} what="texto" whatsApp={whatsAppUrl(text)} />
        </Modal>
      )}
    </>
  );
}
