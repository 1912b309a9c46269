import { type ClipboardEvent, type Dispatch, memo, useCallback, useRef } from 'react';
import type { DraftLine } from '../draft/draft';
import { isColumn, type Pasted, pastePrices } from '../draft/paste';
import type { SheetAction } from '../draft/reducer';
import { onSheetKey } from './keys';
import { LineRow, REASONS_ID } from './line-row';
import styles from './sheet.module.css';

const HEADS = ['Qtd.', 'Preço', 'Desconto', 'Prazo (dias)', 'Observação'];
const REASONS = ['Sem estoque', 'Fora de linha', 'Não trabalhamos com esta medida', 'Sem previsão de chegada'];

interface Props {
  lines: readonly DraftLine[];
  dispatch: Dispatch<SheetAction>;
  onSubstitute: (line: DraftLine) => void;
  onPasted: (pasted: Pasted) => void;
}

/** The row of the price that something is pasted into. */
function priceRow({ target }: ClipboardEvent): number | undefined {
  const { row, column } = target instanceof HTMLElement ? target.dataset : {};
  return column === 'price' && row ? Number(row) : undefined;
}

/** A column that is pasted into a price goes into the rows below too; whatever else is pasted goes where it is pasted. */
function usePaste(lines: readonly DraftLine[], onPasted: Props['onPasted']) {
  const present = useRef({ lines, onPasted });
  present.current = { lines, onPasted };
  return useCallback((event: ClipboardEvent) => {
    const row = priceRow(event);
    const text = event.clipboardData.getData('text/plain');
    if (row === undefined || !isColumn(text)) return;
    event.preventDefault();
    present.current.onPasted(pastePrices(present.current.lines, row, text));
  }, []);
}

/** The lines of the draft, one below the other as in a spreadsheet; on a narrow screen a card for each. */
export const LineTable = memo(function LineTable({ lines, dispatch, onSubstitute, onPasted }: Props) {
  const onPaste = usePaste(lines, onPasted);
  return (
    <>
      <table className={styles.lines} onKeyDown={onSheetKey} onPaste={onPaste}>
        <caption className={styles.hidden}>
          Linhas da proposta. Enter vai ao preço da linha seguinte, Shift+Enter ao da anterior, Tab ao próximo campo.
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.hidden}>Linha</span>
            </th>
            <th scope="col">Pneu</th>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col" className={styles.amount}>
              Total
            </th>
            <th scope="col">
              <span className={styles.hidden}>Ações</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, row) => (
            <LineRow key={line.key} line={line} row={row} dispatch={dispatch} onSubstitute={onSubstitute} />
          ))}
        </tbody>
      </table>
      <datalist id={REASONS_ID}>
        {REASONS.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
    </>
  );
});
