import { Button } from '@rodovia/shared/ui';
import { Fragment, type ReactNode, useRef } from 'react';
import type { Message } from '../../contracts/quotations';
import { Bubble, partsOf } from './bubble';
import styles from './conversation.module.css';
import type { Thread } from './thread';
import { useLogScroll } from './use-log-scroll';

interface Props {
  thread: Thread;
  side: Message['Side'];
  loading: boolean;
  onEarlier: () => void;
  /** Receives the element after the newest message. */
  onEnd: (element: HTMLElement | null) => void;
  /** Number of the reader's messages being sent; the end is scrolled into view when it changes. */
  sending: number;
  /** Messages being sent. */
  children: ReactNode;
}

/** Messages grouped by day. */
function Days({ messages, side }: { messages: readonly Message[]; side: Message['Side'] }) {
  let shown = '';
  return messages.map((message) => {
    const [day] = partsOf(message.Created);
    const isNew = day !== shown;
    shown = day;
    return (
      <Fragment key={message.Position}>
        {isNew && <h3 className={styles.day}>{day}</h3>}
        <Bubble message={message} side={side} />
      </Fragment>
    );
  });
}

/** Messages, oldest first, in a box scrolled to its end. */
export function MessageLog({ thread, side, loading, onEarlier, onEnd, sending, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { messages, earlier } = thread;
  const { isBehind, onScroll, toEnd } = useLogScroll(
    box,
    messages[0]?.Position,
    `${messages.at(-1)?.Position} ${sending}`,
  );
  return (
    <div className={styles.frame}>
      <div
        ref={box}
        className={styles.log}
        role="log"
        aria-label="Mensagens"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {earlier && (
          <div className={styles.earlier}>
            <Button busy={loading} onClick={onEarlier}>
              Mensagens anteriores
            </Button>
          </div>
        )}
        <Days messages={messages} side={side} />
        {children}
        <div ref={onEnd} className={styles.end} />
      </div>
      {isBehind && (
        <Button className={styles.newer} onClick={toEnd}>
          Novas mensagens
        </Button>
      )}
    </div>
  );
}
