import { useEffect } from 'react';
import { notify } from '../notifier';
import { invalidate } from '../query';
import { useSession } from '../session/session';
import type { StatusWords } from './news';

/**
 * Keeps the quotations on screen up to date while the screen is open, and tells of changes where it has words for a
 * status: one stream for the tab, whatever screens of whatever modules are open. Its code comes with the first of them;
 * without it a screen shows what it has read.
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
