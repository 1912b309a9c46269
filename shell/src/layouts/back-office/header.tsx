import { Link } from '@rodovia/shared/router';
import { logOut, useSession } from '@rodovia/shared/runtime';
import { defineSlot } from '@rodovia/shared/slots';
import styles from './header.module.css';
import { ThemeSwitch } from './theme-switch';

const HeaderSlot = defineSlot('back-office.header');

interface Props {
  title: string;
  home: string;
  /** Address of the user's profile. */
  profile: string;
  menuOpen: boolean;
  onToggleMenu: () => void;
  onJump: () => void;
}

/** A line drawing in a view box of 24 × 24. */
function Icon({ size, lines }: { size: number; lines: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={lines} />
    </svg>
  );
}

function MenuButton({ open, onClick }: { open: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={open ? 'Recolher menu' : 'Abrir menu'}
      aria-expanded={open}
      onClick={onClick}
    >
      <Icon size={20} lines="M4 6h16M4 12h16M4 18h16" />
    </button>
  );
}

function JumpButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.link} aria-keyshortcuts="Control+K" onClick={onClick}>
      <Icon size={18} lines="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20" />
      <span className={styles.jumpLabel}>Ir para</span>
      <span className={`${styles.key} ${styles.wideOnly}`} aria-hidden="true">
        Ctrl K
      </span>
    </button>
  );
}

/** Bar at the top of every staff page. */
export function Header({ title, home, profile, menuOpen, onToggleMenu, onJump }: Props) {
  const name = useSession((session) => session.name);
  return (
    <header className={styles.header}>
      <MenuButton open={menuOpen} onClick={onToggleMenu} />
      <Link to={home} className={styles.title}>
        {title}
      </Link>
      <span className={styles.greeting}>Olá, {name?.split(' ')[0]}</span>
      <JumpButton onClick={onJump} />
      <Link to="/modelos" className={`${styles.link} ${styles.wideOnly}`}>
        Ver catálogo
      </Link>
      <HeaderSlot />
      <ThemeSwitch />
      <Link to={profile} className={styles.link}>
        Perfil
      </Link>
      <button type="button" className={styles.link} onClick={logOut}>
        Sair
      </button>
    </header>
  );
}
