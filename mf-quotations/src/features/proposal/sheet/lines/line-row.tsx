import { formatCents, leadTimeWords } from '@rodovia/shared/contracts/proposals';
import { memo } from 'react';
import { isPending, type LineText } from '../../draft/draft';
import { MAX_NOTE_LENGTH, readLine } from '../../draft/read-line';
import { saveUsualUnit } from '../../draft/usual-unit';
import { Offered } from '../offered';
import { PriceHints } from '../price-hints';
import { Cell } from './cell';
import { LineActions, type LineActionsProps } from './line-actions';
import styles from './lines.module.css';

export const REASONS_ID = 'decline-reasons';

type Props = LineActionsProps;

type CellsProps = Pick<Props, 'line' | 'row' | 'dispatch'>;

const leadHint = (days: number | null | undefined) =>
  days === null || days === undefined || Number.isNaN(days) ? undefined : leadTimeWords(days);

/**
 * Shows the unit of the discount beside its field; pressing it changes to the other one. It is no stop of Tab: by
 * keyboard, the unit is typed into the field.
 */
function UnitButton({ line: { key, discountUnit, description }, row, dispatch }: CellsProps) {
  const other = discountUnit === '%' ? 'R$' : '%';
  const change = () => {
    saveUsualUnit(other);
    dispatch({ type: 'unit', key, unit: other });
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.unit}
      aria-label={`Desconto em ${discountUnit}: trocar por ${other}, linha ${row + 1}: ${description}`}
      onClick={change}
    >
      {discountUnit}
    </button>
  );
}

/** Note of a line, without the looks of a field until it is used. */
const Note = ({ line, row, dispatch }: CellsProps) => (
  <div className={styles.note}>
    <Cell
      row={row}
      of={line.description}
      column="note"
      label="Observação do item"
      placeholder="Observação"
      most={MAX_NOTE_LENGTH}
      value={line.note}
      error={readLine(line).errors.note}
      onText={(text) => dispatch({ type: 'type', key: line.key, field: 'note', text })}
    />
  </div>
);

/** Fields of an offered line. */
function Cells({ line, row, dispatch }: CellsProps) {
  const { errors, input, totalCents } = readLine(line);
  const type = (field: LineText) => (text: string) => dispatch({ type: 'type', key: line.key, field, text });
  const of = { row, of: line.description };
  return (
    <>
      <td data-label="Quantidade">
        <Cell
          {...of}
          column="quantity"
          label="Quantidade"
          inputMode="numeric"
          value={line.quantity}
          error={errors.quantity}
          onText={type('quantity')}
        />
      </td>
      <td data-label="Preço">
        <Cell
          {...of}
          column="price"
          label="Preço"
          inputMode="decimal"
          value={line.price}
          error={errors.price}
          onText={type('price')}
        />
        <PriceHints line={line} row={row} onPrice={type('price')} />
      </td>
      <td data-label="Desconto">
        <Cell
          {...of}
          column="discount"
          label={`Desconto em ${line.discountUnit}`}
          inputMode="decimal"
          value={line.discount}
          error={errors.discount}
          onText={type('discount')}
        >
          <UnitButton line={line} row={row} dispatch={dispatch} />
        </Cell>
      </td>
      <td data-label="Prazo (dias)">
        <Cell
          {...of}
          column="leadTime"
          label="Prazo em dias úteis"
          placeholder="A combinar"
          value={line.leadTime}
          error={errors.leadTime}
          hint={leadHint(input.leadTimeDays)}
          onText={type('leadTime')}
        />
      </td>
      <td data-label="Total" className={styles.amount}>
        {totalCents === null || input.unitPriceCents === null ? '—' : formatCents(totalCents)}
      </td>
    </>
  );
}

/** Reason for not offering a line, shown instead of the fields. */
function Declined({ line, row, dispatch }: CellsProps) {
  const { answered, errors } = readLine(line);
  return (
    <td colSpan={5} data-label="Motivo">
      <Cell
        row={row}
        of={line.description}
        column="declineReason"
        label="Motivo de não atender"
        list={REASONS_ID}
        most={MAX_NOTE_LENGTH}
        placeholder="Por que não é atendido?"
        value={line.declineReason}
        error={errors.declineReason ?? (answered ? undefined : 'Diga por que o item não é atendido.')}
        onText={(text) => dispatch({ type: 'type', key: line.key, field: 'declineReason', text })}
      />
    </td>
  );
}

/** What the customer wrote and nothing answers yet, shown instead of the fields. */
const Pending = () => (
  <td colSpan={5} data-label="Resposta" className={styles.pending}>
    Sem resposta: escolha um produto, marque como não atendido, ou pergunte ao cliente.
  </td>
);

function Answer(props: CellsProps) {
  if (props.line.declined) return <Declined {...props} />;
  return isPending(props.line) ? <Pending /> : <Cells {...props} />;
}

/** A line of the sheet, re-rendered only when it changes. */
export const LineRow = memo(function LineRow(props: Props) {
  const { line, row } = props;
  const { answered } = readLine(line);
  return (
    <tr className={answered ? undefined : styles.open}>
      <td className={styles.number}>{row + 1}</td>
      <Offered line={line}>
        <LineActions {...props} />
        {!line.declined && !isPending(line) && <Note {...props} />}
      </Offered>
      <Answer {...props} />
    </tr>
  );
});
