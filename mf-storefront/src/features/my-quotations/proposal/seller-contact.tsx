import { callLink, whatsAppLink } from '@rodovia/shared/contact';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { maskPhone } from '@rodovia/shared/contracts/rules';
import styles from './proposal.module.css';

type Contacts = Pick<ShoppingCart, 'Number' | 'Seller' | 'ShopWhatsapp'>;

/** Returns the WhatsApp number of the seller, or the shop's if there is none. */
function whatsAppOf({ Number: number, Seller, ShopWhatsapp }: Contacts) {
  const text = `Olá! Escrevo sobre o orçamento ${number}.`;
  const own = whatsAppLink(Seller?.Mobile ?? '', text);
  if (own) return { label: 'WhatsApp', address: own };
  const shop = whatsAppLink(ShopWhatsapp ?? '', text);
  return shop && { label: 'WhatsApp da loja', address: shop };
}

/** The seller and contact options. */
export function SellerContact({ quotation }: { quotation: Contacts }) {
  const { Seller } = quotation;
  const phone = [Seller?.Mobile, Seller?.Phone1].find((text) => text && callLink(text)) ?? '';
  const call = callLink(phone);
  const whatsApp = whatsAppOf(quotation);
  return (
    <div className={styles.contacts}>
      <span>{Seller?.Name ?? 'Ainda não definido'}</span>
      {call && (
        <a className={styles.contact} href={call}>
          {maskPhone(phone.replace(/^\+55/, ''))}
        </a>
      )}
      {whatsApp && (
        <a className={styles.contact} href={whatsApp.address} target="_blank" rel="noreferrer">
          {whatsApp.label}
        </a>
      )}
    </div>
  );
}
