/** Formats a number of unread messages: `3 não lidas`. */
export const unreadWords = (count: number) => `${count} ${count === 1 ? 'não lida' : 'não lidas'}`;

/** Formats a number of conversations: `3 conversas com mensagens não lidas`. */
export const conversationWords = (count: number) =>
  count === 1 ? '1 conversa com mensagens não lidas' : `${count} conversas com mensagens não lidas`;
