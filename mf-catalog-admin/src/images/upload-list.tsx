import { Button } from '@rodovia/shared/crud';
import { messages } from '@rodovia/shared/runtime';
import styles from './images.module.css';
import type { Upload } from './use-uploads';

interface Props {
  uploads: readonly Upload[];
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
}

function Failed({ upload: { key, name, failure }, onRetry, onRemove }: Omit<Props, 'uploads'> & { upload: Upload }) {
  return (
    <>
      <span role="alert" className={styles.failure}>
        {failure}
      </span>
      <Button size="small" aria-label={`${messages.retry}: ${name}`} onClick={() => onRetry(key)}>
        {messages.retry}
      </Button>
      <Button size="small" aria-label={`Descartar ${name}`} onClick={() => onRemove(key)}>
        Descartar
      </Button>
    </>
  );
}

/** Running uploads with progress, or an error and a retry button. */
export function UploadList({ uploads, onRetry, onRemove }: Props) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads} aria-label="Envios">
      {uploads.map((upload) => (
        <li key={upload.key}>
          {upload.failure ? (
            <Failed upload={upload} onRetry={onRetry} onRemove={onRemove} />
          ) : (
            <label className={styles.upload}>
              {upload.name}
              <progress value={upload.progress} max={1} />
            </label>
          )}
        </li>
      ))}
    </ul>
  );
}
