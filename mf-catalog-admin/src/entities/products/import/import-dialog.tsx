import type { ImportAnswer } from '@rodovia/shared/contracts/catalog';
import { Button } from '@rodovia/shared/crud';
import { formatNumber } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { undoChangeSet } from '../../../change-sets/undo';
import { ImportModal } from '../../../import-files/import-modal';
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

/** Imports products from a file, after previewing all changes. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const importing = useImport();
  const { preview, pages, done, running, turn, write, takeWrong } = importing;
  const [undoing, setUndoing] = useState(false);
  const wrong = (done ?? preview)?.Wrong ?? 0;
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
    <ImportModal
      importing={importing}
      many="Produtos"
      hint={HINT}
      message={done ? done.Message : preview ? previewMessage(preview) : undefined}
      further={[wrongFile, done ? takeBack : withoutWrong]}
      onClose={onClose}
    >
      {done && <ImportCounts answer={done} />}
      {!done && preview && <ImportPreview preview={preview} pages={pages} running={running} onTurn={turn} />}
    </ImportModal>
  );
}
