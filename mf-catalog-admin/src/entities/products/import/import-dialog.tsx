import type { ImportAnswer } from '@rodovia/shared/contracts';
import { Button, Modal } from '@rodovia/shared/crud';
import { FileChoice } from './file-choice';
import styles from './import.module.css';
import { ImportCounts, ImportPreview } from './import-preview';
import { useImport } from './use-import';

const messageFor = ({ Message, Wrong }: ImportAnswer) =>
  Wrong > 0 ? `${Message} Corrija o arquivo e escolha-o de novo.` : Message;

/** Imports products from a CSV file: what it would do is shown before anything is written. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { preview, done, failure, running, choose, look, write } = useImport();
  const ready = preview !== null && preview.Wrong === 0;
  const answer = done ?? preview;
  const forward = (
    <Button key="forward" type="primary" loading={running} onClick={ready ? write : look}>
      {ready ? 'Importar' : 'Ver prévia'}
    </Button>
  );
  const leave = (
    <Button key="leave" onClick={onClose}>
      {done ? 'Fechar' : 'Cancelar'}
    </Button>
  );
  return (
    <Modal
      open
      centered
      width={760}
      title={done ? 'Produtos importados' : 'Importar produtos'}
      mask={{ closable: false }}
      footer={done ? leave : [leave, forward]}
      onCancel={onClose}
    >
      {!done && <FileChoice disabled={running} failure={failure} onChoose={choose} />}
      <div role="status">{answer && <p className={styles.message}>{messageFor(answer)}</p>}</div>
      {done && <ImportCounts answer={done} />}
      {!done && preview && <ImportPreview preview={preview} />}
    </Modal>
  );
}
