import { MAX_LIST_BYTES } from '@rodovia/shared/contracts/quotations';
import { Button, DialogActions } from '@rodovia/shared/ui';
import { type DragEvent, useId, useRef, useState } from 'react';
import { listLines } from './list-lines';
import styles from './list-panel.module.css';
import { linesOfFile, TOO_LARGE, UnreadableFile } from './read-file';

const EXAMPLE = 'quatro 205 55 16\n4x 295/80 R22,5 direcional\n2 un. 18.4-34 12 lonas';

interface Props {
  text: string;
  onText: (text: string) => void;
  onLines: (lines: string[]) => void;
}

/** Input for a list: pasted, dropped, or uploaded. */
export function ListWriting({ text, onText, onLines }: Props) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isOver, setIsOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const take = (lines: string[], nothing: string) => {
    setProblem(lines.length === 0 ? nothing : '');
    if (lines.length > 0) onLines(lines);
  };
  const readText = () => {
    if (text.length > MAX_LIST_BYTES) setProblem(TOO_LARGE);
    else take(listLines(text), 'Escreva ou cole ao menos uma linha.');
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      take(await linesOfFile(file), 'O arquivo não tem nenhuma linha.');
    } catch (error) {
      setProblem(
        error instanceof UnreadableFile ? error.message : 'O leitor de planilhas não chegou. Tente novamente.',
      );
    }
    setBusy(false);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void open(file);
    else onText([text, event.dataTransfer.getData('text/plain')].filter(Boolean).join('\n'));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropped text can be pasted or uploaded by keyboard too
    <div
      className={isOver ? `${styles.writing} ${styles.over}` : styles.writing}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id} className={styles.label}>
        Uma linha por pneu: quantidade, medida e o que mais souber
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={8}
        value={text}
        placeholder={EXAMPLE}
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: people who open or return to this step want to type
        autoFocus
        aria-describedby={`${id}-help ${id}-problem`}
        onChange={({ target }) => onText(target.value)}
      />
      <p id={`${id}-help`} className={styles.help}>
        Cole um texto, arraste ou escolha um arquivo de texto, CSV ou XLSX: até 2.000 linhas e 2 MB. Nada é enviado ao
        vendedor antes de você conferir.
      </p>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".txt,.csv,.tsv,.xlsx,text/plain,text/csv"
        onChange={({ target }) => {
          void open(target.files?.[0]);
          target.value = '';
        }}
      />
      <DialogActions>
        <Button busy={busy} onClick={() => chooser.current?.click()}>
          Escolher arquivo
        </Button>
        <Button kind="primary" onClick={readText}>
          Ler a lista
        </Button>
      </DialogActions>
    </div>
  );
}
