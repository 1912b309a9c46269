import { callLink, whatsAppLink } from '@rodovia/shared/contact';
import type { Product } from '@rodovia/shared/contracts/catalog';
import type { Shop } from '@rodovia/shared/contracts/site';
import { useApi } from '@rodovia/shared/runtime';
import { buttonClass } from '@rodovia/shared/ui';
import styles from './product-details.module.css';

/** How a product is delivered, and the ways to ask the seller about it. */
export function AskAbout({ product: { Size, Description, CodePub } }: { product: Product }) {
  const { data: shop } = useApi<Shop>('/shop', { staleTime: 10 * 60_000 });
  const question = `Olá! Tenho uma pergunta sobre o pneu ${Size}, ${Description}, código ${CodePub}.`;
  const [write, call] = [whatsAppLink(shop?.Whatsapp ?? '', question), callLink(shop?.Phone ?? '')];
  return (
    <section className={styles.ask} aria-labelledby="entrega">
      <h2 id="entrega">Entrega ou retirada</h2>
      <p>
        O frete e o prazo para o seu endereço vêm na proposta. No carrinho você também pode escolher retirar na loja.
      </p>
      {(write || call) && (
        <div className={styles.ways}>
          {write && (
            <a className={buttonClass()} href={write}>
              Perguntar por WhatsApp
            </a>
          )}
          {call && (
            <a className={buttonClass()} href={call}>
              Ligar para {shop?.Phone}
            </a>
          )}
        </div>
      )}
    </section>
  );
}
