import { type ClipboardEvent, type Dispatch, memo, useCallback, useRef } from 'react';
import type { DraftLine } from '../../draft/draft';
import { isColumn, type Pasted, type PastedColumn, pasteColumn } from '../../draft/paste';
import type { SheetAction } from '../../draft/reducer';
import { onSheetKey } from '../keys';
import { LineRow } from './line-row';
import lineStyles from './lines.module.css';

const HEADS = ['Qtd.', 'Preço', 'Desconto', 'Prazo'];
interface Props {
  lines: readonly DraftLine[];
  dispatch: Dispatch<SheetAction>;
  onSubstitute: (line: DraftLine) => void;
  onPasted: (pasted: Pasted) => void;
}

/** Returns the cell that receives a paste, if it is a price or a discount. */
function pastedCell({ target }: ClipboardEvent): { row: number; column: PastedColumn } | undefined {
  const { row, column } = target instanceof HTMLElement ? target.dataset : {};
  return row && (column === 'price' || column === 'discount') ? { row: Number(row), column } : undefined;
}

/** Pasting a column into a price or a discount also fills the rows below; other pastes are unaffected. */
function usePaste(lines: readonly DraftLine[], onPasted: Props['onPasted']) {
  const present = useRef({ lines, onPasted });
  present.current = { lines, onPasted };
  return useCallback((event: ClipboardEvent) => {
    const cell = pastedCell(event);
    const text = event.clipboardData.getData('text/plain');
    if (!cell || !isColumn(text)) return;
    event.preventDefault();
    present.current.onPasted(pasteColumn(present.current.lines, cell.column, cell.row, text));
  }, []);
}

/** Lines of the draft as a spreadsheet; cards on narrow screens. */
export const LineTable = memo(function LineTable({ lines, dispatch, onSubstitute, onPasted }: Props) {
  const onPaste = usePaste(lines, onPasted);
  return (
    <table className={lineStyles.lines} onKeyDown={onSheetKey} onPaste={onPaste}>
      <caption className="visually-hidden">
        Linhas da proposta. Enter vai ao preço da linha seguinte, Shift+Enter ao da anterior, Tab ao próximo campo.
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Linha</span>
          </th>
          <th scope="col">Pneu</th>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col" className={lineStyles.amount}>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, row) => (
          <LineRow key={line.key} line={line} row={row} dispatch={dispatch} onSubstitute={onSubstitute} />
        ))}
      </tbody>
    </table>
  );
});
