import type { QuotationParty } from '@rodovia/shared/contracts';
import { maskPhone } from '@rodovia/shared/contracts/masks';
import { callLink, whatsAppLink } from './contact';
import styles from './proposal.module.css';

/** Who serves, and how to reach them. */
export function SellerContact({ seller, subject }: { seller: QuotationParty; subject: string }) {
  const phone = [seller.Mobile, seller.Phone1].find((text) => callLink(text)) ?? '';
  const call = callLink(phone);
  const whatsApp = whatsAppLink(seller.Mobile, `Olá! Escrevo sobre o ${subject}.`);
  return (
    <div className={styles.contacts}>
      <span>{seller.Name}</span>
      {call && (
        <a className={styles.contact} href={call}>
          {maskPhone(phone.replace(/^\+55/, ''))}
        </a>
      )}
      {whatsApp && (
        <a className={styles.contact} href={whatsApp} target="_blank" rel="noreferrer">
          WhatsApp
        </a>
      )}
    </div>
  );
}
