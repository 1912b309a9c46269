import { Button } from '@rodovia/shared/ui';
import { type ChangeEvent, useId } from 'react';
import control from '../../forms/text-field.module.css';
import own from './composer.module.css';
import styles from './conversation.module.css';
import type { ChangeDraft } from './use-draft';

/** A change that can be asked for: of which proposal, how it is called, and the lines that can be quoted. */
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
  asked: Change;
}

/** The line that a message is about, with the way out. */
export function Quote({ quote, change }: QuoteProps) {
  if (!quote) return null;
  return (
    <div className={own.asking}>
      <blockquote className={styles.quoted}>{quote}</blockquote>
      <Button onClick={() => change({ quote: '' })}>Tirar a citação</Button>
    </div>
  );
}

/** Says that a change is being asked for, and takes the line that it is about. */
export function Quoting({ asked: { title, quotes }, quote, change }: Props) {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => change({ quote: target.value });
  return (
    <div className={own.asking}>
      <p className={own.askingTitle}>
        <strong>{title}</strong>
        <Button onClick={() => change({ about: null, quote: '' })}>Desistir do pedido</Button>
      </p>
      <label htmlFor={id}>Citar um item</label>
      <select id={id} className={`${control.input} ${own.select}`} value={quote} onChange={choose}>
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
