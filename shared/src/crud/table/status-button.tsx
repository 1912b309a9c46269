import styles from './table.module.css';

interface Props {
  active: boolean;
  /** Record that the button acts on. */
  name: string;
  onToggle: () => void;
}

/** Ativo or Inativo; a click asks to switch. */
export function StatusButton({ active, name, onToggle }: Props) {
  const label = active ? 'Ativo' : 'Inativo';
  return (
    <button
      type="button"
      className={`${styles.status} ${active ? styles.active : styles.inactive}`}
      aria-label={`${label}: ${active ? 'desativar' : 'ativar'} ${name}`}
      onClick={onToggle}
    >
      {label}
    </button>
  );
}
