import type { ImportAnswer } from '@rodovia/shared/contracts/catalog';
import { Button, Modal } from '@rodovia/shared/crud';
import type { ReactNode } from 'react';
import { FileChoice } from './file-choice';
import styles from './import.module.css';

/** An import of a file: first what it would do, then what it has done. */
export interface Importing {
  /** What the import would do, once it is known. */
  preview: ImportAnswer | null;
  /** What the import has done. */
  done: ImportAnswer | null;
  /** Why the file cannot be imported at all. */
  failure: string;
  running: boolean;
  choose: (file: File | null) => void;
  look: () => void;
  write: () => void;
}

interface Props {
  importing: Importing;
  /** Plural of what is imported. */
  many: string;
  /** What the file has to be like. */
  hint: string;
  /** What it would do or has done, in words. */
  message: string | undefined;
  /** Buttons between the one that leaves and the one that goes on; after the import, before the one that leaves. */
  further?: ReactNode[];
  onClose: () => void;
  children: ReactNode;
}

/** Columns of the file that are ignored. */
const unknownIn = ({ Unknown }: ImportAnswer) =>
  `${Unknown.length === 1 ? 'Coluna desconhecida' : 'Colunas desconhecidas'}: ${Unknown.join(', ')}. ${
    Unknown.length === 1 ? 'Ela não é importada.' : 'Elas não são importadas.'
  }`;

/** Dialog of an import: the file, then what it would do, then what it has done. */
export function ImportModal({ importing, many, hint, message, further = [], onClose, children }: Props) {
  const { preview, done, failure, running, choose, look, write } = importing;
  const ready = preview !== null && preview.Wrong === 0;
  const leave = (
    <Button key="leave" onClick={onClose}>
      {done ? 'Fechar' : 'Cancelar'}
    </Button>
  );
  const forward = (
    <Button key="forward" type="primary" loading={running} onClick={ready ? write : look}>
      {ready ? 'Importar' : 'Ver prévia'}
    </Button>
  );
  return (
    <Modal
      open
      centered
      width={760}
      title={done ? `${many} importados` : `Importar ${many.toLowerCase()}`}
      mask={{ closable: false }}
      footer={done ? [...further, leave] : [leave, ...further, forward]}
      onCancel={onClose}
    >
      {!done && (
        <FileChoice disabled={running} isRead={preview !== null} hint={hint} failure={failure} onChoose={choose} />
      )}
      <div role="status">
        {message && <p className={styles.message}>{message}</p>}
        {!done && preview && preview.Unknown.length > 0 && <p className={styles.unknown}>{unknownIn(preview)}</p>}
      </div>
      {done && failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {children}
    </Modal>
  );
}
