import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Button, Modal } from '@rodovia/shared/crud';
import { useState } from 'react';
import { ShareText } from '../../../share-view';
import styles from '../share.module.css';

/** Shares the quotation, or its proposal in force, as a message. */
export function ShareButton({ quotation }: { quotation: ShoppingCart }) {
  const [open, setOpen] = useState(false);
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
          <ShareText quotation={quotation} className={styles.text} />
        </Modal>
      )}
    </>
  );
}
