import { useLocation } from '@rodovia/shared/router';
import { useSession } from '@rodovia/shared/runtime';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { appendText, type Conversation as ConversationRead, type Message } from '../../contracts/quotations';
import { SendingBubble } from './bubble';
import styles from './conversation.module.css';
import { together } from './message/check';
import { Composer } from './message/composer';
import type { RequestChange } from './message/deliver';
import { EMPTY, type Outgoing } from './message/drafts';
import { useDraft } from './message/use-draft';
import { useOutbox } from './message/use-outbox';
import { MessageLog } from './message-log';
import type { Change } from './quoting';
import { hasArrived } from './thread';
import { useReadMark } from './use-read-mark';
import type { useThread } from './use-thread';

/** Properties of a conversation, whoever reads it. */
export interface ConversationViewProps {
  quotationCode: string;
  /** The reader's side. */
  side: Message['Side'];
  /** Text of an empty conversation. */
  purpose: string;
  /** Shown instead of the editor if the conversation is closed. */
  closing?: ReactNode;
  /** The change that can currently be requested. */
  askable?: Change;
  /** Number of times that the reader started a change request from elsewhere on the page. */
  startCount?: number;
  /** Actions on the conversation beside writing; `stopReading` keeps what is on the screen unread. */
  actions?: (latest: ConversationRead, newest: number, stopReading: () => void) => ReactNode;
  /** Buttons beside the editor, which receive a function that adds text to it. */
  tools?: (insert: (text: string) => void) => ReactNode;
  /** Requests the change after its message has been created. */
  requestChange?: RequestChange;
}

interface Props extends ConversationViewProps {
  /** Messages read so far, and functions to load more. */
  thread: Omit<ReturnType<typeof useThread>, 'read'>;
  latest: ConversationRead;
}

/** Returns the owner of the drafts about a quotation. */
function usePlace(quotationCode: string) {
  const account = useSession((session) => session.code) ?? '';
  return useMemo(() => ({ account, quotationCode }), [account, quotationCode]);
}

/** Starts a change request whenever `begun` increases. */
function useBegin({ startCount = 0, askable }: ConversationViewProps, begin: (about: string) => void) {
  const done = useRef(0);
  useEffect(() => {
    if (startCount === done.current || !askable) return;
    done.current = startCount;
    begin(askable.about);
  }, [startCount, askable, begin]);
}

/** Quotes the line that the link to the conversation names: `navigate({ hash: '#conversa' }, { state: { quote } })`. */
function useQuoted(quote: (line: string) => void) {
  const { key, state } = useLocation();
  const done = useRef('');
  const line = (state as { quote?: unknown } | null)?.quote;
  useEffect(() => {
    if (typeof line !== 'string' || done.current === key) return;
    done.current = key;
    quote(line);
  }, [key, line, quote]);
}

interface UnsentProps {
  outbox: ReturnType<typeof useOutbox>;
  /** Messages of the thread. */
  messages: readonly Message[];
  onEdit: (one: Outgoing) => void;
}

/** Messages that are being sent or have failed. */
const UnsentDraft = ({ outbox: { waiting, retry, drop }, messages, onEdit }: UnsentProps) =>
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

/** Replaces the editor in a closed conversation; shows an unsent draft. */
function Closed({ written, children }: { written: string; children: ReactNode }) {
  return (
    <div className={styles.closed}>
      <p>O orçamento está encerrado: a conversa é só para leitura.</p>
      {written && <p className={styles.text}>Não foi enviado: “{written}”</p>}
      {children}
    </div>
  );
}

/** Messages and editor of a conversation. */
export function ConversationView(props: Props) {
  const { quotationCode, side, purpose, closing, actions, tools, askable, requestChange, thread, latest } = props;
  const place = usePlace(quotationCode);
  const [draft, change] = useDraft(place);
  const outbox = useOutbox({ place, requestChange, onSent: thread.add });
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { messages } = thread.thread;
  const [isReading, setIsReading] = useState(true);
  const newest = messages.at(-1)?.Position ?? 0;
  useReadMark({ quotationCode, end, newest, unread: isReading ? latest.Unread : 0 });
  useBegin(props, (about) => {
    change((before) => (before.about === about ? {} : { about, quote: '' }));
    field.current?.scrollIntoView({ block: 'center' });
    field.current?.focus({ preventScroll: true });
  });
  useQuoted((quote) => {
    change({ about: null, quote });
    field.current?.focus({ preventScroll: true });
  });
  // a request for a proposal that is no longer in force becomes a plain message
  const requestedChange = draft.about !== null && draft.about === askable?.about ? askable : undefined;
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
          <UnsentDraft outbox={outbox} messages={messages} onEdit={edit} />
        </MessageLog>
      )}
      {actions?.(latest, newest, () => setIsReading(false))}
      {latest.Open ? (
        <Composer
          draft={requestedChange ? draft : { ...draft, about: null }}
          change={change}
          requestedChange={requestedChange}
          field={field}
          tools={tools?.((text) => {
            change((before) => ({ text: appendText(before.text, text) }));
            field.current?.focus();
          })}
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
