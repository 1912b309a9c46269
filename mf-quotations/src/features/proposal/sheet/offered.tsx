import { compareTyres } from '@rodovia/shared/contracts/tyres';
import { ItemWords } from '@rodovia/shared/item-words';
import { formatNumber } from '@rodovia/shared/runtime';
import type { ReactNode } from 'react';
import { type DraftLine, isSubstitute } from '../draft/draft';
import lineStyles from './lines/lines.module.css';
import styles from './sheet.module.css';

/** Warnings from comparing sizes and descriptions of a substitute; its selection compared more. */
function Warnings({ line: { requested, size, description } }: { line: DraftLine }) {
  if (!requested) return null;
  const { warnings } = compareTyres(requested, { Size: size, Description: description });
  return warnings.map((warning) => (
    <span key={warning} className={styles.warning}>
      {warning}
    </span>
  ));
}

/** The offered product, the request where it differs, and what can be done with the line. */
export function Offered({ line, children }: { line: DraftLine; children: ReactNode }) {
  const { requested, written, size, description, declined, productCode, quantity } = line;
  return (
    <th scope="row" className={lineStyles.offered}>
      <span className={styles.size}>{size}</span> {description}{' '}
      {requested && (declined || quantity.trim() !== String(requested.Quantity)) && (
        <span className={styles.asked}>Pedido: {formatNumber(requested.Quantity)} un.</span>
      )}
      {written && (
        <span className={styles.asked}>
          <span className={styles.badge}>Por escrito</span> {productCode && `“${written.Text}”, `}
          {formatNumber(written.Quantity)} un.
        </span>
      )}
      {!requested && !written && <span className={styles.badge}>Além do pedido</span>}
      {declined && <span className={styles.declined}>Não atendido</span>}
      {isSubstitute(line) && !declined && (
        <>
          <span className={styles.asked}>
            <span className={styles.badge}>Substituto</span> de {requested?.Size} {requested?.Description}
          </span>
          <Warnings line={line} />
        </>
      )}
      <ItemWords words={requested?.Words} label="Na lista do cliente" />
      <div className={lineStyles.actions}>{children}</div>
    </th>
  );
}
