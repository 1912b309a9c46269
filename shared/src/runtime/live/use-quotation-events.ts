import { useEffect } from 'react';
import { notify } from '../notifier';
import { invalidate } from '../query';
import { useSession } from '../session/session';
import type { StatusWords } from './news';

/**
 * Keeps the quotations on screen up to date, and notifies of changes if it has texts for a status. All open screens of
 * all modules share one stream. Its code loads with the first of them; if that fails, the screen shows what it has
 * read.
 */
export function useQuotationEvents(wordsOf?: StatusWords) {
  const token = useSession((session) => session.token);
  useEffect(() => {
    if (!token) return;
    const tools = { notify, invalidate };
    const leaving = import(/* webpackChunkName: "live" */ './quotation-stream')
      .then(({ follow }) => follow(token, tools, wordsOf))
      .catch(() => undefined);
    return () => void leaving.then((leave) => leave?.());
  }, [token, wordsOf]);
}
