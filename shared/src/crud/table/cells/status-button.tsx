import styles from './status-button.module.css';

interface Props {
  active: boolean;
  /** Name of the record that the button belongs to. */
  name: string;
  onToggle: () => void;
}

/** Shows Ativo or Inativo; a click asks to change it. */
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
