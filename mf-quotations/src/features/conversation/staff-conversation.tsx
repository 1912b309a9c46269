import type { Conversation as ConversationRead, ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Conversation } from '@rodovia/shared/conversation';
import { Button, feedback } from '@rodovia/shared/crud';
import { api, invalidate } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { messageReach } from '../../client-reach';
import { TextTemplates } from '../../templates/text-templates';
import styles from './conversation.module.css';

interface ActionsProps {
  code: string;
  latest: ConversationRead;
  /** Position of the newest message. */
  newest: number;
  stopReading: () => void;
}

/** Whether the client's last message needs an answer, and whether it counts as read. */
function Actions({ code, latest, newest, stopReading }: ActionsProps) {
  const [running, setRunning] = useState(false);
  const hasClient = latest.Messages.some(({ Side }) => Side === 'CLIENT');
  if (!latest.Open || !hasClient) return null;
  const run = async (call: () => Promise<unknown>, done: string) => {
    setRunning(true);
    try {
      await call();
      feedback.done(done);
    } catch (error) {
      feedback.failed(error);
    }
    await invalidate('message', 'shopping-cart');
    setRunning(false);
  };
  const settle = () =>
    run(() => api.put(`/message/settle/${code}`, { position: newest }), 'A conversa saiu de “Aguardando resposta”.');
  const unread = () =>
    run(() => {
      stopReading();
      return api.put(`/message/unread/${code}`);
    }, 'A conversa está como não lida.');
  return (
    <div className={styles.actions}>
      {latest.Awaiting && (
        <>
          <span>Aguardando resposta.</span>
          <Button size="small" disabled={running} onClick={() => void settle()}>
            Não precisa de resposta
          </Button>
        </>
      )}
      <Button size="small" disabled={running} onClick={() => void unread()}>
        Marcar como não lida
      </Button>
    </div>
  );
}

/** The conversation for staff. */
export const StaffConversation = ({ quotation }: { quotation: ShoppingCart }) => (
  <Conversation
    quotationCode={quotation.Code}
    side="STAFF"
    purpose={`Escreva ao cliente sobre este orçamento. Ele lê na página do orçamento. ${messageReach(quotation.Person)}`}
    actions={(latest, newest, stopReading) => (
      <Actions code={quotation.Code} latest={latest} newest={newest} stopReading={stopReading} />
    )}
    tools={(insert) => <TextTemplates purpose="Mensagem" quotation={quotation} isRoomy onInsert={insert} />}
  />
);
