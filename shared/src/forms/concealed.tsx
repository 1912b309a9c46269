import type { ReactNode } from 'react';
import styles from './text-field.module.css';

interface Props {
  isShown: boolean;
  onSwitch: () => void;
  children: ReactNode;
}

/** The field of a password, with the button that shows what was typed. */
export function Concealed({ isShown, onSwitch, children }: Props) {
  return (
    <div className={styles.concealed}>
      {children}
      <button type="button" className={styles.show} onClick={onSwitch}>
        {isShown ? 'Ocultar' : 'Mostrar'}
        <span className={styles.unseen}> senha</span>
      </button>
    </div>
  );
}
