import { NavLink } from '@rodovia/shared/router';
import type { MenuItem } from '@rodovia/shared/runtime';
import { MenuIcon } from './menu-icon';
import { shareBackOfficeParts } from './provided';
import styles from './sidebar.module.css';

interface Props {
  menu: readonly MenuItem[];
  /** Shows icons only; the labels stay for screen readers and as tooltips. */
  narrow?: boolean;
  onGo?: () => void;
}

const isListed = ({ sidebar = true }: MenuItem) => sidebar;

/** Links to the screens of all modules. */
export function Sidebar({ menu, narrow = false, onGo }: Props) {
  return (
    <nav aria-label="Painel" className={narrow ? styles.narrow : styles.wide}>
      <ul className={styles.list}>
        {menu.filter(isListed).map(({ href, label, icon }) => (
          <li key={href}>
            <NavLink
              to={href}
              title={narrow ? label : undefined}
              onClick={onGo}
              onPointerEnter={shareBackOfficeParts}
              onFocus={shareBackOfficeParts}
              className={({ isActive }) => `${styles.item} ${isActive ? styles.current : ''}`}
            >
              <MenuIcon name={icon} />
              <span className={styles.label}>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
