import { messages } from '@rodovia/shared/runtime';
import { Button } from '../../button';
import styles from '../page.module.css';

interface Props {
  /** Text of an empty list without active filters. */
  none?: string;
  /** Whether filters hide all records. */
  filtered: boolean;
  onClear: () => void;
  /** Text and action of the create button, if records can be created here. */
  create?: { text: string; run: () => void };
}

/** Shown instead of a table without rows, with the next step. */
export function EmptyList({ none = 'Ainda não há nada cadastrado aqui.', filtered, onClear, create }: Props) {
  return (
    <div className={styles.empty}>
      <h2>{messages.notFound}</h2>
      <p>{filtered ? 'Nada corresponde aos filtros escolhidos.' : none}</p>
      {filtered && <Button onClick={onClear}>Limpar filtros</Button>}
      {!filtered && create && (
        <Button type="primary" onClick={create.run}>
          {create.text}
        </Button>
      )}
    </div>
  );
}
