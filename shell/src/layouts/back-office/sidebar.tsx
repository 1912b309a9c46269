import { Link, useLocation } from '@rodovia/shared/router';
import type { MenuItem } from '@rodovia/shared/runtime';
import { useEffect, useId, useState } from 'react';
import { NoticeCount } from '../unread/notice-count';
import { UnreadCount } from '../unread/unread-count';
import { MenuIcon } from './menu-icon';
import { shareBackOfficeParts } from './provided';
import styles from './sidebar.module.css';

interface Props {
  menu: readonly MenuItem[];
  /** Shows only icons; labels remain for screen readers and as tooltips. */
  narrow?: boolean;
  onGo?: () => void;
}

/** What shows the counter of a menu item. */
const COUNTS = { 'unread-conversations': UnreadCount, 'unseen-notices': NoticeCount };

const isListed = ({ sidebar = true }: MenuItem) => sidebar;

/** False in the server-rendered frame, which is the same for everybody; true after hydration. */
function useIsOwn(): boolean {
  const [own, setOwn] = useState(false);
  useEffect(() => setOwn(true), []);
  return own;
}

/** Returns the listed item that the address belongs to: the most specific one. */
function useCurrent(listed: readonly MenuItem[]): MenuItem | undefined {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const holds = ({ href }: MenuItem) => pathname === href || pathname.startsWith(`${href}/`) || here === href;
  return listed.filter(holds).sort((one, other) => other.href.length - one.href.length)[0];
}

/** Links to the screens of all modules. */
export function Sidebar({ menu, narrow = false, onGo }: Props) {
  const id = useId();
  const isOwn = useIsOwn();
  const listed = menu.filter(isListed);
  const current = useCurrent(listed);
  return (
    <nav aria-label="Painel" className={narrow ? styles.narrow : styles.wide}>
      <ul className={styles.list}>
        {listed.map(({ href, label, icon, counter }) => {
          const Count = counter && COUNTS[counter];
          const words = `${id}${counter}`;
          return (
            <li key={href}>
              <Link
                to={href}
                title={narrow ? label : undefined}
                aria-describedby={counter && words}
                onClick={onGo}
                onPointerEnter={shareBackOfficeParts}
                onFocus={shareBackOfficeParts}
                aria-current={href === current?.href ? 'page' : undefined}
                className={`${styles.item} ${href === current?.href ? styles.current : ''}`}
              >
                <MenuIcon name={icon} />
                <span className={styles.label}>{label}</span>
                {Count && isOwn && <Count id={words} className={styles.count} />}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
