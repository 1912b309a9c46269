import type { ImportAnswer, ImportState } from '@rodovia/shared/contracts/catalog';
import { ApiError, api, callPath, invalidate, messageOf, notify } from '@rodovia/shared/runtime';
import { saveFile, XLSX } from '@rodovia/shared/save-file';
import { useState } from 'react';

const CHANGED = 'O arquivo mudou depois de escolhido. Escolha-o de novo.';

/** A page of a preview's lines of one state. */
export interface Turned {
  state: ImportState;
  page: number;
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

const send = (file: File, query: { preview?: true; token?: string; partial?: true } & Partial<Turned>) =>
  api.post<ImportAnswer>(callPath('/product/importCsv', query), formOf(file));

/** Downloads the invalid lines of a file, each with its reasons. */
async function saveWrong(file: File): Promise<void> {
  const options = { responseType: 'blob', headers: { Accept: XLSX } } as const;
  const lines = await api.post<Blob>('/product/importCsv/refused', formOf(file), options);
  saveFile('linhasComErro.xlsx', lines, XLSX);
}

/** Copies the file, so that exactly the previewed content is imported, even if the file is saved again meanwhile. */
const copyOf = async (file: File) => new File([await file.arrayBuffer()], file.name, { type: file.type });

/** Returns whether an import was refused because of invalid cells or outdated products. */
const isRefusal = (error: unknown) => error instanceof ApiError && (error.status === 400 || error.status === 409);
const MOVED_ON = 'Os produtos mudaram depois da prévia. Confira a nova prévia.';

/** The preview has become outdated. */
class MovedOn extends Error {}

const sentenceOf = (error: unknown) =>
  error instanceof ApiError
    ? `Erro ao importar ${messageOf(error, '')}`.trim()
    : error instanceof MovedOn
      ? MOVED_ON
      : CHANGED;

interface Looked {
  copy: File;
  preview: ImportAnswer;
  pages: Partial<Record<ImportState, number>>;
}

/** State of an import: file, preview (nothing is written), then import of all lines, or of the valid ones alone. */
export function useImport() {
  const [file, setFile] = useState<File | null>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  const [done, setDone] = useState<ImportAnswer | null>(null);
  const [failure, setFailure] = useState('');
  const [running, setRunning] = useState(false);

  const run = async (work: () => Promise<void>) => {
    setRunning(true);
    setFailure('');
    try {
      await work();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setRunning(false);
  };
  const lookAt = async (copy: File) => setLooked({ copy, preview: await send(copy, { preview: true }), pages: {} });
  const turnTo = async ({ copy, preview, pages }: Looked, turned: Turned) => {
    const { state, page } = turned;
    const { Rows, ...counts } = await send(copy, { preview: true, ...turned });
    if (counts.Token !== preview.Token) {
      await lookAt(copy);
      throw new MovedOn();
    }
    const shown = Rows && preview.Rows && { ...preview.Rows, [state]: Rows[state] };
    setLooked({ copy, preview: { ...counts, Rows: shown }, pages: { ...pages, [state]: page } });
  };
  const writeLooked = async ({ copy, preview }: Looked) => {
    try {
      setDone(await send(copy, { token: preview.Token, partial: preview.Wrong > 0 || undefined }));
      await invalidate('product', 'change-set');
    } catch (error) {
      // the catalogue has changed since the preview: a new one names the cells
      if (isRefusal(error)) await lookAt(copy);
      throw error;
    }
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setLooked(null);
    setFailure('');
  };
  const look = () => {
    if (!file) return notify.error('Selecione um arquivo CSV');
    return run(async () => lookAt(await copyOf(file)));
  };
  const write = () => looked && run(() => writeLooked(looked));
  const takeWrong = () => looked && run(() => saveWrong(looked.copy));
  const turn = (turned: Turned) => looked && run(() => turnTo(looked, turned));
  const pages = looked?.pages ?? {};
  return { preview: looked?.preview ?? null, pages, done, failure, running, choose, look, turn, write, takeWrong };
}
