import { formatInstant } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import type { ReactNode } from 'react';
import type { Message } from '../../contracts/quotations';
import styles from './conversation.module.css';
import type { Outgoing } from './message/drafts';
import { Pictures } from './pictures';

const OWN = 'Você';

interface FrameProps {
  /** Whether the message is from the reader's side. */
  own: boolean;
  author: string;
  time: ReactNode;
  quote: string;
  text: string;
  children?: ReactNode;
}

function Frame({ own, author, time, quote, text, children }: FrameProps) {
  return (
    <article className={own ? `${styles.bubble} ${styles.own}` : styles.bubble}>
      <p className={styles.by}>
        <strong>{author}</strong> {time}
      </p>
      {quote && <blockquote className={styles.quoted}>{quote}</blockquote>}
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </article>
  );
}

/** Splits an instant into formatted day and time. */
export const partsOf = (iso: string) => formatInstant(iso).split(' às ') as [day: string, time: string];

/** A message. The content of people who were erased is missing. */
export function Bubble({ message, side }: { message: Message; side: Message['Side'] }) {
  const { Side, Own, AuthorName, Created, Text, Quote, Pictures: codes } = message;
  const author = Own ? OWN : AuthorName;
  const [day, time] = partsOf(Created);
  const isBlank = Text === '' && codes.length === 0;
  return (
    <Frame
      own={Side === side}
      author={author}
      time={<time dateTime={Created}>{time}</time>}
      quote={Quote}
      text={isBlank ? '(conteúdo apagado)' : Text}
    >
      {codes.length > 0 && <Pictures codes={codes} origin={`de ${author}, ${day} às ${time}`} />}
    </Frame>
  );
}

interface SendingProps {
  outgoing: Outgoing;
  onRetry: () => void;
  onEdit: () => void;
  onDrop: () => void;
}

/** A message without text whose pictures were lost cannot be sent again. */
const canGo = ({ text, pictures, delivered }: Outgoing) => delivered || text !== '' || pictures.length > 0;

function Failed({ outgoing, onRetry, onEdit, onDrop }: SendingProps) {
  const { reason, refused } = outgoing;
  return (
    <div role="alert">
      <p className={styles.failure}>{reason || 'A mensagem não foi enviada.'}</p>
      <div className={styles.actions}>
        {canGo(outgoing) && <Button onClick={onRetry}>Tentar de novo</Button>}
        {refused && <Button onClick={onEdit}>Editar</Button>}
        <Button onClick={onDrop}>Descartar</Button>
      </div>
    </div>
  );
}

function stateWords({ state, delivered }: Outgoing): string {
  if (state === 'SENDING') return 'enviando…';
  return delivered ? 'pedido não registrado' : 'não enviada';
}

/** A message that is being sent or has failed. For a delivered message, only the error is shown. */
export function SendingBubble(props: SendingProps) {
  const { state, text, quote, pictures, delivered } = props.outgoing;
  const isSending = state === 'SENDING';
  if (isSending && delivered) return null;
  return (
    <Frame
      own
      author={OWN}
      time={stateWords(props.outgoing)}
      quote={delivered ? '' : quote}
      text={delivered ? '' : text}
    >
      {!delivered && pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((source, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may occur twice, and none of them moves
            <li key={index}>
              <img className={styles.tile} src={source} alt={`Imagem ${index + 1} a enviar`} />
            </li>
          ))}
        </ul>
      )}
      {!isSending && <Failed {...props} />}
    </Frame>
  );
}
