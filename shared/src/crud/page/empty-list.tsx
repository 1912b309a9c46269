import { messages } from '@rodovia/shared/runtime';
import { Button } from '../button';
import styles from './page.module.css';

interface Props {
  /** What an empty list says where nothing hides anything. */
  none?: string;
  /** The filters hide what there is. */
  filtered: boolean;
  onClear: () => void;
  /** Text and deed of the create button, where records are created here. */
  create?: { text: string; run: () => void };
}

/** Takes the place of a table without rows: what to do next. */
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
