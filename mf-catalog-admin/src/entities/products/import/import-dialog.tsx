import type { ImportAnswer } from '@rodovia/shared/contracts/catalog';
import { Button, Modal } from '@rodovia/shared/crud';
import { formatNumber } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { undoChangeSet } from '../../../change-sets/undo';
import { FileChoice } from '../../../import-files/file-choice';
import styles from '../../../import-files/import.module.css';
import { ImportCounts, ImportPreview } from './import-preview';
import { useImport } from './use-import';

const HINT =
  'Use as mesmas colunas do arquivo exportado. O código interno identifica o produto. De uma planilha é lida a primeira aba visível.';

const lines = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Number of lines that an import of a preview would write. */
const writing = ({ Created, Changed }: ImportAnswer) => Created + Changed;

function previewMessage(preview: ImportAnswer): string {
  const { Message, Wrong } = preview;
  if (Wrong === 0) return Message;
  const alone = writing(preview) > 0 ? ' Se preferir, importe só as linhas certas.' : '';
  return `${Message} Corrija o arquivo e escolha-o de novo.${alone}`;
}

/** Columns of the file that are ignored. */
const unknownIn = ({ Unknown }: ImportAnswer) =>
  `${Unknown.length === 1 ? 'Coluna desconhecida' : 'Colunas desconhecidas'}: ${Unknown.join(', ')}. ${
    Unknown.length === 1 ? 'Ela não é importada.' : 'Elas não são importadas.'
  }`;

/** Imports products from a file, after previewing all changes. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { preview, pages, done, failure, running, choose, look, turn, write, takeWrong } = useImport();
  const [undoing, setUndoing] = useState(false);
  const ready = preview !== null && preview.Wrong === 0;
  const answer = done ?? preview;
  const forward = (
    <Button key="forward" type="primary" loading={running} onClick={ready ? write : look}>
      {ready ? 'Importar' : 'Ver prévia'}
    </Button>
  );
  const wrong = answer?.Wrong ?? 0;
  const withoutWrong = !done && preview && wrong > 0 && writing(preview) > 0 && (
    <Button key="valid" loading={running} onClick={write}>
      Importar só {lines(writing(preview), 'linha certa', 'linhas certas')}
    </Button>
  );
  const wrongFile = wrong > 0 && (
    <Button key="wrong" icon="download" loading={running} onClick={takeWrong}>
      Baixar {lines(wrong, 'linha com erro', 'linhas com erro')}
    </Button>
  );
  const leave = (
    <Button key="leave" onClick={onClose}>
      {done ? 'Fechar' : 'Cancelar'}
    </Button>
  );
  const changeSet = done?.ChangeSet;
  const undo = async () => {
    setUndoing(true);
    if (changeSet && (await undoChangeSet(changeSet))) onClose();
    setUndoing(false);
  };
  const takeBack = changeSet && (
    <Button key="undo" loading={undoing} onClick={() => void undo()}>
      Desfazer importação
    </Button>
  );
  return (
    <Modal
      open
      centered
      width={760}
      title={done ? 'Produtos importados' : 'Importar produtos'}
      mask={{ closable: false }}
      footer={done ? [wrongFile, takeBack, leave] : [leave, wrongFile, withoutWrong, forward]}
      onCancel={onClose}
    >
      {!done && (
        <FileChoice disabled={running} isRead={preview !== null} hint={HINT} failure={failure} onChoose={choose} />
      )}
      <div role="status">
        {answer && <p className={styles.message}>{done ? done.Message : previewMessage(answer)}</p>}
        {!done && answer && answer.Unknown.length > 0 && <p className={styles.unknown}>{unknownIn(answer)}</p>}
      </div>
      {done && failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {done && <ImportCounts answer={done} />}
      {!done && preview && <ImportPreview preview={preview} pages={pages} running={running} onTurn={turn} />}
    </Modal>
  );
}
