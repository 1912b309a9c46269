import type { Change, LineChange, ProposalChanges } from '@rodovia/shared/contracts/proposals';
import styles from './changes.module.css';

interface Props {
  changes: ProposalChanges;
  /** Labels of the two sides. */
  before: string;
  after: string;
  /** Text if nothing differs. */
  none?: string;
  /** Whether both versions are shown side by side instead of one becoming the other. */
  beside?: boolean;
}

type Sides = Pick<Props, 'before' | 'after' | 'beside'>;

function Rows({ name, changes, sides }: { name: string; changes: readonly Change[]; sides: Sides }) {
  return changes.map(({ label, before, after }, index) => (
    <tr key={label}>
      {index === 0 && (
        <th scope="rowgroup" rowSpan={changes.length}>
          {name}
        </th>
      )}
      <td className={styles.detail}>{label}</td>
      <td data-label={sides.before}>{before || '—'}</td>
      <td data-label={sides.after}>
        {!sides.beside && <span aria-hidden="true">→ </span>}
        {after || '—'}
      </td>
    </tr>
  ));
}

function LineRows({ line: { description, kind, changes }, sides }: { line: LineChange; sides: Sides }) {
  if (kind === 'CHANGED') return <Rows name={description} changes={changes} sides={sides} />;
  const only = kind === 'ADDED' ? { before: '', after: 'Só nesta' } : { before: 'Só nesta', after: '' };
  return <Rows name={description} changes={[{ label: 'Item', ...only }]} sides={sides} />;
}

/** Differences between two versions: lines and terms. */
export function ChangesTable({ changes, before, after, none = 'Nada mudou.', beside }: Props) {
  const { lines, terms } = changes;
  const sides = { before, after, beside };
  if (lines.length + terms.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide content must be scrollable by keyboard too
    <section className={styles.scroll} aria-label={`O que muda: ${before} e ${after}`} tabIndex={0}>
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">Onde</th>
            <th scope="col">O quê</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same name, and none of them moves
          <tbody key={`${index} ${line.description}`}>
            <LineRows line={line} sides={sides} />
          </tbody>
        ))}
        {terms.length > 0 && (
          <tbody>
            <Rows name="Condições" changes={terms} sides={sides} />
          </tbody>
        )}
      </table>
    </section>
  );
}
