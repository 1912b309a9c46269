import { callLink, whatsAppLink } from '@rodovia/shared/contact';
import type { Shop } from '@rodovia/shared/contracts';
import { Link } from '@rodovia/shared/router';
import { callPath, useApi } from '@rodovia/shared/runtime';
import styles from './footer.module.css';

const TYPES = ['Caminhões e ônibus', 'Passeios', 'Caminhonetes / SUVs', 'Vans', 'Máquinas'];

const GREETING = 'Olá! Escrevo pelo site da Rodovia.';

/** What the company says of itself; nothing of it until it is known. */
function Company() {
  const { data } = useApi<Shop>('/shop', { staleTime: 10 * 60_000 });
  if (!data) return null;
  const { Name, Document, Address, Phone, Whatsapp, Hours } = data;
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

/** Foot of every public page: the company, the catalogue by vehicle type, what the shop promises, and the way of its staff. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <p className={styles.name}>Rodovia</p>
          <Company />
        </div>
        <nav aria-label="Pneus por tipo de veículo">
          <ul className={styles.links}>
            {TYPES.map((type) => (
              <li key={type}>
                <Link to={callPath('/modelos', { type })}>{type}</Link>
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
