import { whatsAppLink } from '@rodovia/shared/contact';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { copyText } from '@rodovia/shared/copy-text';
import { Button, buttonClass } from '@rodovia/shared/ui';
import page from '../page.module.css';
import { AccountButton } from './account-button';
import { useGuest } from './guest';
import styles from './guest.module.css';

const COPIED = 'Link copiado.';
const NOT_COPIED = 'O navegador não deixou copiar o link.';

/** For guests, on their quotation: keeping its link, and an account in place of it. */
export function GuestNote({ quotation: { Code: code, Number: number, Person } }: { quotation: ShoppingCart }) {
  const guest = useGuest();
  const link = guest?.opens === code && guest.links.find((one) => one.code === code);
  if (!link) return null;
  const toMyself = whatsAppLink(Person?.Mobile ?? '', `Meu orçamento ${number} na Rodovia: ${link.url}`);
  return (
    <section aria-labelledby="link-do-orcamento" className={styles.note}>
      <h2 id="link-do-orcamento" className={styles.title}>
        Guarde o link deste orçamento
      </h2>
      <p>
        É ele que abre esta página em outro aparelho, sem senha. Quem tem o link pode aceitar a proposta por você:
        passe-o só a quem compra com você.
      </p>
      <div className={page.actions}>
        <Button onClick={() => void copyText(link.url, COPIED, NOT_COPIED)}>Copiar o link</Button>
        {toMyself && (
          <a className={buttonClass()} href={toMyself} target="_blank" rel="noreferrer">
            Mandar ao meu WhatsApp
          </a>
        )}
        <AccountButton />
      </div>
    </section>
  );
}
