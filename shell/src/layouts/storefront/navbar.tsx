import type { NavbarItem } from '@rodovia/shared/contracts/site';
import { Link } from '@rodovia/shared/router';
import { useApi } from '@rodovia/shared/runtime';
import { useEffect } from 'react';
import styles from './navbar.module.css';
import { useDisclosure } from './use-disclosure';

function Entry({ Item, Href, IsTitle }: { Item: string; Href?: string; IsTitle: boolean }) {
  const className = IsTitle ? `${styles.entry} ${styles.title}` : styles.entry;
  if (!Href) return <span className={className}>{Item}</span>;
  return (
    <Link to={Href} className={className}>
      {Item}
    </Link>
  );
}

function Group({ item }: { item: NavbarItem }) {
  const { open, toggle, rootRef } = useDisclosure<HTMLLIElement>();
  return (
    <li ref={rootRef} className={styles.group}>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={toggle}>
        {item.Item}
      </button>
      {open && (
        <ul className={styles.panel}>
          {item.SubItems.map((sub) => (
            <li key={sub.Item}>
              <Entry {...sub} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Public menu from the server. Without it, the rest of the bar still works. */
export function Navbar() {
  const { data, error } = useApi<NavbarItem[]>('/home/navbar', { staleTime: 10 * 60_000 });
  useEffect(() => {
    if (error) console.error('Error fetching navbar data:', error);
  }, [error]);
  return (
    <nav aria-label="Menu principal" className={styles.navbar}>
      <ul className={styles.list}>
        {data?.map((item) =>
          item.SubItems.length > 0 ? (
            <Group key={item.Item} item={item} />
          ) : (
            <li key={item.Item}>
              <Entry {...item} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
