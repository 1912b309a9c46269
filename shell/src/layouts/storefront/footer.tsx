import { callLink, whatsAppLink } from '@rodovia/shared/contact';
import type { Shop } from '@rodovia/shared/contracts/site';
import { Link } from '@rodovia/shared/router';
import { useApi } from '@rodovia/shared/runtime';
import styles from './footer.module.css';

const GREETING = 'Olá! Escrevo pelo site da Rodovia.';

/** Information about the company. */
function Company({ shop: { Name, Document, Address, Phone, Whatsapp, Hours } }: { shop: Shop }) {
  const [call, write] = [callLink(Phone), whatsAppLink(Whatsapp, GREETING)];
  return (
    <ul className={styles.company}>
      {(Name || Document) && (
        <li>
          {Name}
          {Document && ` · CNPJ ${Document}`}
        </li>
      )}
      {Address && <li>{Address}</li>}
      {Hours && <li>{Hours}</li>}
      <li className={styles.links}>
        {call && <a href={call}>{Phone}</a>}
        {write && <a href={write}>WhatsApp {Whatsapp}</a>}
      </li>
    </ul>
  );
}

/**
 * Footer of public pages: company, links, promises, and the staff's entrance. Company and links are shown once they are
 * known.
 */
export function Footer() {
  const { data: shop } = useApi<Shop>('/shop', { staleTime: 10 * 60_000 });
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <p className={styles.name}>Rodovia</p>
          {shop && <Company shop={shop} />}
        </div>
        <nav aria-label="Atalhos">
          <ul className={styles.links}>
            {shop?.Links?.map(({ Label, Href }) => (
              <li key={Label}>
                <Link to={Href}>{Label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={`${styles.links} ${styles.end}`}>
          <Link to="/favoritos">Favoritos</Link>
          <Link to="/privacidade">Privacidade</Link>
          <Link to="/termos">Termos de uso</Link>
          <a className={styles.staff} href="/admin">
            Painel Administrativo
          </a>
        </p>
      </div>
    </footer>
  );
}
