import type { ImportAnswer } from '@rodovia/shared/contracts/catalog';
import { ApiError, api, callPath, invalidate, messageOf, notify } from '@rodovia/shared/runtime';
import { useState } from 'react';
import styles from '../../import-files/import.module.css';
import { ImportModal } from '../../import-files/import-modal';
import { RemarkLines } from '../../import-files/lines';

const HINT =
  'Use as mesmas colunas do arquivo exportado. Nome e primeiro ano identificam o veículo. A coluna Ativo não é lida: ative e desative na lista. De uma planilha é lida a primeira aba visível.';

function send(file: File, preview?: true): Promise<ImportAnswer> {
  const form = new FormData();
  form.append('file', file);
  return api.post<ImportAnswer>(callPath('/fitment/importCsv', { preview }), form);
}

const sentenceOf = (error: unknown) =>
  error instanceof ApiError
    ? `Erro ao importar ${messageOf(error, '')}`.trim()
    : 'O arquivo mudou depois de escolhido. Escolha-o de novo.';

/** State of an import: the file, what it would do, and what it has done. */
function useFitmentImport() {
  const [file, setFile] = useState<File | null>(null);
  const [looked, setLooked] = useState<{ copy: File; preview: ImportAnswer } | null>(null);
  const [done, setDone] = useState<ImportAnswer | null>(null);
  const [failure, setFailure] = useState('');
  const [running, setRunning] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setRunning(true);
    setFailure('');
    await work().catch((error: unknown) => setFailure(sentenceOf(error)));
    setRunning(false);
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setLooked(null);
    setFailure('');
  };
  const look = () => {
    if (!file) return notify.error('Selecione um arquivo CSV');
    return run(async () => {
      // exactly what was looked at is imported, even if the file is saved again meanwhile
      const copy = new File([await file.arrayBuffer()], file.name, { type: file.type });
      setLooked({ copy, preview: await send(copy, true) });
    });
  };
  const write = () =>
    looked &&
    run(async () => {
      setDone(await send(looked.copy));
      await invalidate('fitment');
    });
  return { preview: looked?.preview ?? null, done, failure, running, choose, look, write };
}

/** Imports vehicles from a file, after saying what it would do. */
export function FitmentImport({ onClose }: { onClose: () => void }) {
  const importing = useFitmentImport();
  const { preview, done } = importing;
  return (
    <ImportModal
      importing={importing}
      many="Veículos"
      hint={HINT}
      message={(done ?? preview)?.Message}
      onClose={onClose}
    >
      {!done && preview && preview.Wrong > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <section className={styles.panel} aria-label="Linhas com erro" tabIndex={0}>
          <RemarkLines rows={preview.Items} />
        </section>
      )}
    </ImportModal>
  );
}
