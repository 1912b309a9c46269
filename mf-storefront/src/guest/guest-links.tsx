import { Link } from '@rodovia/shared/router';
import { useSession } from '@rodovia/shared/runtime';
import { AccountButton } from './account-button';
import { useGuest, useGuestLinks } from './guest';
import styles from './guest.module.css';

/** What was asked for on this device without an account, for visitors and guests; nobody else sees it. */
export function GuestLinks() {
  const guest = useGuest();
  const links = useGuestLinks();
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  if (links.length === 0 || (isAuthenticated && !guest)) return null;
  return (
    <section aria-labelledby="pedidos-sem-conta" className={styles.note}>
      <h2 id="pedidos-sem-conta" className={styles.title}>
        Pedidos deste aparelho, sem conta
      </h2>
      <ul className={styles.links}>
        {links.map(({ code, number }) => (
          <li key={code}>
            <Link to={`/orcamentos/${code}`}>Orçamento {number}</Link>
          </li>
        ))}
      </ul>
      {guest && <p>Cada link abre um orçamento. Com uma senha, todos ficam juntos na sua conta.</p>}
      {guest && (
        <div>
          <AccountButton />
        </div>
      )}
    </section>
  );
}
