import { api, callPath, messageOf, messages, notify, useApi } from '@rodovia/shared/runtime';
import { useEffect, useMemo, useState } from 'react';
import type { Conversation, Message } from '../../contracts/quotations';
import { joined, type Thread } from './thread';

const NOTHING: Thread = { messages: [], earlier: false };

const pathOf = (quotationCode: string) => `/message/by-quotation/${encodeURIComponent(quotationCode)}`;

/** Messages of a quotation: the latest ones, updated by the event stream, and earlier ones on request. */
export function useThread(quotationCode: string) {
  const read = useApi<Conversation>(pathOf(quotationCode), { staleTime: 0 });
  const [known, setKnown] = useState(NOTHING);
  const [loading, setLoading] = useState(false);
  const { data } = read;
  useEffect(() => {
    if (data) setKnown((before) => joined(before, data));
  }, [data]);
  const thread = useMemo(() => (data ? joined(known, data) : known), [known, data]);
  const loadEarlier = async () => {
    setLoading(true);
    try {
      const before = thread.messages[0]?.Position;
      const page = await api.get<Conversation>(callPath(pathOf(quotationCode), { before }), { unattended: true });
      setKnown((present) => joined(present, page));
    } catch (error) {
      notify.error(messageOf(error, messages.offline));
    }
    setLoading(false);
  };
  /** Adds a message that was just sent before it is read. */
  const add = (message: Message) =>
    setKnown((before) => joined(before, { Messages: [message], Earlier: message.Position > 1 }));
  return { read, thread, loading, loadEarlier, add };
}
