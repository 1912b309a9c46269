import { Button } from '@rodovia/shared/ui';
import { useEffect, useRef } from 'react';
import form from '../../../dialog-form.module.css';
import styles from '../register-dialog.module.css';

interface Props {
  /** False if the storage is full and the registration cannot be kept. */
  hasRoom: boolean;
  onStay: () => void;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks before an unfinished registration is left. */
export function LeavePanel({ hasRoom, onStay, onDiscard, onKeep }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={form.form}>
      <h3 ref={heading} tabIndex={-1} className={styles.question}>
        Sair do cadastro?
      </h3>
      <p className={styles.answer}>
        {hasRoom
          ? 'O que você digitou pode ficar guardado neste aparelho até você concluir, menos a senha.'
          : 'Este aparelho está sem espaço: o que você digitou se perde ao sair.'}
      </p>
      <div className={styles.actions}>
        <Button onClick={onStay}>Continuar o cadastro</Button>
        <Button kind="danger" onClick={onDiscard}>
          {hasRoom ? 'Apagar e sair' : 'Sair assim mesmo'}
        </Button>
        {hasRoom && (
          <Button kind="primary" onClick={onKeep}>
            Guardar e sair
          </Button>
        )}
      </div>
    </section>
  );
}
