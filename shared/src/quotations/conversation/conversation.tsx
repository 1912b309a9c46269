import { messageOf, messages } from '@rodovia/shared/runtime';
import { ErrorPanel } from '@rodovia/shared/ui';
import styles from './conversation.module.css';
import { Talk, type TalkProps } from './talk';
import { useAddressed } from './use-addressed';
import { useThread } from './use-thread';

export type { Change } from './quoting';

function Body({ thread: { read, ...thread }, ...props }: TalkProps & { thread: ReturnType<typeof useThread> }) {
  const { data, error, refetch } = read;
  if (data) return <Talk {...props} thread={thread} latest={data} />;
  if (!error) return <div className={styles.waiting} aria-busy="true" />;
  return (
    <ErrorPanel
      title="Não foi possível carregar a conversa."
      text={messageOf(error, messages.offline)}
      onRetry={() => void refetch()}
    />
  );
}

/** What client and staff write to each other about a quotation, the same for both. An address that ends in `#conversa` leads here. */
export function Conversation(props: TalkProps) {
  const thread = useThread(props.quotationCode);
  const heading = useAddressed();
  return (
    <section id="conversa" className={styles.conversation} aria-labelledby="conversa-titulo">
      <h2 id="conversa-titulo" ref={heading} tabIndex={-1}>
        Conversa
      </h2>
      <Body {...props} thread={thread} />
    </section>
  );
}
