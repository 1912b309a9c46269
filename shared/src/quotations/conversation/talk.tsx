import type { Conversation as ConversationRead, Message } from '@rodovia/shared/contracts';
import { useSession } from '@rodovia/shared/runtime';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { SendingBubble } from './bubble';
import { together } from './check';
import { Composer } from './composer';
import styles from './conversation.module.css';
import type { Settle } from './deliver';
import { EMPTY, type Outgoing } from './kept';
import { MessageLog } from './message-log';
import type { Change } from './quoting';
import { hasArrived } from './thread';
import { useDraft } from './use-draft';
import { useOutbox } from './use-outbox';
import { useReadMark } from './use-read-mark';
import type { useThread } from './use-thread';

export interface TalkProps {
  quotationCode: string;
  /** The side that the reader writes for. */
  side: Message['Side'];
  /** What the empty conversation is for. */
  purpose: string;
  /** What is left to do where there is nothing more to write. */
  closing?: ReactNode;
  /** The change that can be asked for now. */
  askable?: Change;
  /** How often the reader has begun to ask for it. */
  begun?: number;
  /** Asks for a change once its message is there. */
  settle?: Settle;
}

interface Props extends TalkProps {
  /** What has been read, and the ways to more of it. */
  thread: Omit<ReturnType<typeof useThread>, 'read'>;
  latest: ConversationRead;
}

/** Where what an account writes about the quotation is kept. */
function usePlace(quotationCode: string) {
  const account = useSession((session) => session.code) ?? '';
  return useMemo(() => ({ account, quotationCode }), [account, quotationCode]);
}

/** Begins to ask for a change, each time that the reader wants to. */
function useBegin({ begun = 0, askable }: TalkProps, begin: (about: string) => void) {
  const done = useRef(0);
  useEffect(() => {
    if (begun === done.current || !askable) return;
    done.current = begun;
    begin(askable.about);
  }, [begun, askable, begin]);
}

interface UnsentProps {
  outbox: ReturnType<typeof useOutbox>;
  /** Those that are there. */
  messages: readonly Message[];
  onEdit: (one: Outgoing) => void;
}

/** What is on its way, or did not go. */
const Unsent = ({ outbox: { waiting, retry, drop }, messages, onEdit }: UnsentProps) =>
  waiting
    .filter((one) => one.state !== 'SENDING' || !hasArrived(messages, one))
    .map((one) => (
      <SendingBubble
        key={one.key}
        outgoing={one}
        onRetry={() => retry(one)}
        onEdit={() => {
          onEdit(one);
          drop(one.key);
        }}
        onDrop={() => drop(one.key)}
      />
    ));

/** Takes the place of the composer where there is nothing more to write; what was being written is not lost without a word. */
function Closed({ written, children }: { written: string; children: ReactNode }) {
  return (
    <div className={styles.closed}>
      <p>O orçamento está encerrado: a conversa é só para leitura.</p>
      {written && <p className={styles.text}>Não foi enviado: “{written}”</p>}
      {children}
    </div>
  );
}

/** The messages, and where the next one is written. */
export function Talk(props: Props) {
  const { quotationCode, side, purpose, closing, askable, settle, thread, latest } = props;
  const place = usePlace(quotationCode);
  const [draft, change] = useDraft(place);
  const outbox = useOutbox({ place, settle, onSent: thread.add });
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { messages } = thread.thread;
  useReadMark({ quotationCode, end, newest: messages.at(-1)?.Position ?? 0, unread: latest.Unread });
  useBegin(props, (about) => {
    change((before) => (before.about === about ? {} : { about, quote: '' }));
    field.current?.scrollIntoView({ block: 'center' });
    field.current?.focus({ preventScroll: true });
  });
  // What was to be asked of a proposal that is not in force any more is a message like any other.
  const asked = draft.about !== null && draft.about === askable?.about ? askable : undefined;
  const edit = (one: Outgoing) => {
    change((before) => together(one, before));
    field.current?.focus();
  };
  const isEmpty = messages.length + outbox.waiting.length === 0;
  return (
    <>
      {isEmpty ? (
        <p className={styles.purpose}>{latest.Open ? purpose : 'Ninguém escreveu sobre este orçamento.'}</p>
      ) : (
        <MessageLog
          thread={thread.thread}
          side={side}
          loading={thread.loading}
          onEarlier={() => void thread.loadEarlier()}
          onEnd={setEnd}
          sending={outbox.waiting.length}
        >
          <Unsent outbox={outbox} messages={messages} onEdit={edit} />
        </MessageLog>
      )}
      {latest.Open ? (
        <Composer
          draft={asked ? draft : { ...draft, about: null }}
          change={change}
          asked={asked}
          field={field}
          onSend={(written) => {
            outbox.send(written, messages.at(-1)?.Position ?? 0);
            change(EMPTY);
            field.current?.focus();
          }}
        />
      ) : (
        <Closed written={draft.text}>{closing}</Closed>
      )}
    </>
  );
}
