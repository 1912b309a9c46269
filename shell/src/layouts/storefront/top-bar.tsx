import { Link } from '@rodovia/shared/router';
import { CartDropdown } from './cart-dropdown';
import { MenuIcon } from './icons';
import { Navbar } from './navbar';
import { SearchBox } from './search/search-box';
import { ThemeSwitch } from './theme-switch';
import styles from './top-bar.module.css';
import { useDisclosure } from './use-disclosure';
import { UserMenu } from './user-menu';

/** Logo, menu, search, cart and user. Up to 768 px the menu opens from a button and the search has a row of its own. */
export function TopBar() {
  const { open, toggle, rootRef } = useDisclosure<HTMLElement>();
  return (
    <header className={styles.bar} ref={rootRef}>
      <div className={styles.inner}>
        <button
          type="button"
          className={`${styles.icon} ${styles.burger}`}
          aria-expanded={open}
          aria-controls="menu-principal"
          aria-label="Menu"
          onClick={toggle}
        >
          <MenuIcon />
        </button>
        <Link to="/" className={styles.logo} aria-label="Rodovia, página inicial">
          <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
            <path d="M11 3h10l8 26H3z" fill="#45413a" />
            <path d="M15 5h2l.3 5h-2.6zm-.5 8h3l.4 6h-3.8zm-.6 9h4.2l.4 6h-5z" fill="#f5b301" />
          </svg>
          <span>Rodovia</span>
        </Link>
        <div className={styles.search}>
          <SearchBox />
        </div>
        <div className={styles.tools}>
          <span className={styles.wideOnly}>
            <ThemeSwitch />
          </span>
          <CartDropdown />
          <UserMenu />
        </div>
      </div>
      <div id="menu-principal" className={open ? `${styles.menu} ${styles.open}` : styles.menu}>
        <Navbar />
        <span className={styles.narrowOnly}>
          <ThemeSwitch named />
        </span>
      </div>
    </header>
  );
}
