/** Formats a number of unread messages: `3 não lidas`. */
export const unreadWords = (count: number) => `${count} ${count === 1 ? 'não lida' : 'não lidas'}`;

const conversationWords = (count: number) =>
  count === 1 ? '1 conversa com mensagens não lidas' : `${count} conversas com mensagens não lidas`;

const proposalWords = (count: number) =>
  count === 1 ? '1 proposta à espera da sua resposta' : `${count} propostas à espera da sua resposta`;

/** Formats what awaits somebody: `3 conversas com mensagens não lidas, 1 proposta à espera da sua resposta`. */
export const newsWords = (conversations: number, proposals: number) =>
  [conversations > 0 && conversationWords(conversations), proposals > 0 && proposalWords(proposals)]
    .filter(Boolean)
    .join(', ');
