import type { ReactNode } from 'react';
import styles from './text-field.module.css';

interface Props {
  isShown: boolean;
  onSwitch: () => void;
  children: ReactNode;
}

/** A password field with a button that reveals the text. */
export function RevealablePassword({ isShown, onSwitch, children }: Props) {
  return (
    <div className={styles.concealed}>
      {children}
      <button type="button" className={styles.show} onClick={onSwitch}>
        {isShown ? 'Ocultar' : 'Mostrar'}
        <span className="visually-hidden"> senha</span>
      </button>
    </div>
  );
}
