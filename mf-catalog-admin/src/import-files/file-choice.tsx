import { useId, useState } from 'react';
import styles from './import.module.css';

interface Props {
  disabled: boolean;
  /** Whether a file has been read, so that its instructions are no longer needed. */
  isRead: boolean;
  /** What the file has to be like. */
  hint: string;
  /** Why the file cannot be imported at all. */
  failure: string;
  onChoose: (file: File | null) => void;
}

/** File input with instructions. */
export function FileChoice({ disabled, isRead, hint, failure, onChoose }: Props) {
  const id = useId();
  const [name, setName] = useState('');
  const choose = (file: File | null) => {
    setName(file?.name ?? '');
    onChoose(file);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Arquivo CSV ou XLSX</label>
      <div className={styles.choice}>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={disabled}
          aria-invalid={failure !== ''}
          aria-describedby={[`${id}-name`, !isRead && `${id}-hint`, failure && `${id}-failure`]
            .filter(Boolean)
            .join(' ')}
          // browsers fire no event when the same file is chosen again, for example after a correction
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
            choose(null);
          }}
          onChange={({ target }) => choose(target.files?.[0] ?? null)}
        />
        <span className={styles.button} aria-hidden="true">
          Escolher arquivo
        </span>
        <span id={`${id}-name`} className={styles.name}>
          {name || 'ou solte o arquivo aqui'}
        </span>
      </div>
      {!isRead && <p id={`${id}-hint`}>{hint}</p>}
      {failure && (
        <p id={`${id}-failure`} role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  );
}
