import { useId } from 'react';
import styles from './import.module.css';

interface Props {
  disabled: boolean;
  /** Why the chosen file cannot be taken at all. */
  failure: string;
  onChoose: (file: File | null) => void;
}

/** The field of the file, with what is expected of it. */
export function FileChoice({ disabled, failure, onChoose }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Arquivo CSV ou XLSX</label>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        disabled={disabled}
        aria-invalid={failure !== ''}
        aria-describedby={failure ? `${id}-hint ${id}-failure` : `${id}-hint`}
        // A browser is silent where the same file is chosen again, as after a correction.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
          onChoose(null);
        }}
        onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
      />
      <p id={`${id}-hint`}>
        Use as mesmas colunas do arquivo exportado. O código interno identifica o produto. De uma planilha é lida a
        primeira aba visível.
      </p>
      {failure && (
        <p id={`${id}-failure`} role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  );
}
