import type { ShoppingCart } from '@rodovia/shared/contracts';
import { Button, Modal } from '@rodovia/shared/crud';
import { notify } from '@rodovia/shared/runtime';
import { useState } from 'react';
import styles from './share.module.css';
import { shareText, whatsAppUrl } from './share-text';

/** Browsers refuse the clipboard outside of secure pages. */
async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    notify.success('Texto copiado!');
  } catch {
    notify.error('Não foi possível copiar. Selecione o texto e copie.');
  }
}

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
          <div className={styles.buttons}>
            <a className={styles.link} href={whatsAppUrl(text)} target="_blank" rel="noreferrer">
              Abrir no WhatsApp
            </a>
            <Button onClick={() => void copy(text)}>Copiar</Button>
          </div>
        </Modal>
      )}
    </>
  );
}
