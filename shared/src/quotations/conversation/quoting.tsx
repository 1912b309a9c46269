import { Button } from '@rodovia/shared/ui';
import { type ChangeEvent, useId } from 'react';
import own from './composer.module.css';
import styles from './conversation.module.css';
import type { ChangeDraft } from './message/use-draft';

/** A possible change request: its proposal, title, and the lines that it can refer to. */
export interface Change {
  about: string;
  title: string;
  quotes: readonly string[];
}

interface QuoteProps {
  quote: string;
  change: ChangeDraft;
}

interface Props extends QuoteProps {
  requestedChange: Change;
}

/** The line that a message refers to, with a button to remove it. */
export function Quote({ quote, change }: QuoteProps) {
  if (!quote) return null;
  return (
    <div className={own.asking}>
      <blockquote className={styles.quoted}>{quote}</blockquote>
      <Button onClick={() => change({ quote: '' })}>Tirar a citação</Button>
    </div>
  );
}

/** Says that the message requests a change, and selects the line that it refers to. */
export function Quoting({ requestedChange: { title, quotes }, quote, change }: Props) {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => change({ quote: target.value });
  return (
    <div className={own.asking}>
      <p className={own.askingTitle}>
        <strong>{title}</strong>
        <Button onClick={() => change({ about: null, quote: '' })}>Não pedir alteração</Button>
      </p>
      <label htmlFor={id}>Citar um item</label>
      <select id={id} className={`text-control ${own.select}`} value={quote} onChange={choose}>
        <option value="">Nenhum: o pedido é sobre a proposta toda</option>
        {[...new Set([...quotes, quote])].filter(Boolean).map((line) => (
          <option key={line} value={line}>
            {line}
          </option>
        ))}
      </select>
      {quote && <blockquote className={styles.quoted}>{quote}</blockquote>}
    </div>
  );
}
