import { messageOf, messages } from '@rodovia/shared/runtime';
import { ErrorPanel } from '@rodovia/shared/ui';
import styles from './conversation.module.css';
import { ConversationView, type ConversationViewProps } from './conversation-view';
import { useConversationTarget } from './use-conversation-target';
import { useThread } from './use-thread';

export type { Change } from './quoting';

function Body({
  thread: { read, ...thread },
  ...props
}: ConversationViewProps & { thread: ReturnType<typeof useThread> }) {
  const { data, error, refetch } = read;
  if (data) return <ConversationView {...props} thread={thread} latest={data} />;
  if (!error) return <div className={styles.waiting} aria-busy="true" />;
  return (
    <ErrorPanel
      title="Não foi possível carregar a conversa."
      text={messageOf(error, messages.offline)}
      onRetry={() => void refetch()}
    />
  );
}

/**
 * Conversation between client and staff about a quotation, the same for both sides. The fragment `#conversa` scrolls to
 * it.
 */
export function Conversation(props: ConversationViewProps) {
  const thread = useThread(props.quotationCode);
  const heading = useConversationTarget();
  return (
    <section id="conversa" className={styles.conversation} aria-labelledby="conversa-titulo">
      <h2 id="conversa-titulo" ref={heading} tabIndex={-1}>
        Conversa
      </h2>
      <Body {...props} thread={thread} />
    </section>
  );
}
