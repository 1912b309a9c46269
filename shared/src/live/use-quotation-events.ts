import { invalidate, useSession } from '@rodovia/shared/runtime';
import { useEffect } from 'react';
import { followEvents } from './follow-events';
import { createNewsDesk, type StatusWords } from './news';

/** From one screen of quotations to the next the stream stays open. */
const GRACE_MS = 1000;

interface Open {
  token: string;
  close: () => void;
}

let open: Open | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

function openStream(token: string, wordsOf: StatusWords): Open {
  const abort = new AbortController();
  const tell = createNewsDesk(wordsOf);
  let place: string | undefined;
  const following = {
    token,
    lastId: () => place,
    onMessage: ({ id, news }: { id?: string; news?: Parameters<typeof tell>[0] }) => {
      // What the page has read may be older than the place where the stream begins.
      if (news || place === undefined) tell(news);
      place = id ?? place;
    },
    // The next call of the API client says so to the user and ends the session.
    onSessionOver: () => void invalidate('shopping-cart'),
  };
  void followEvents(following, abort.signal);
  return { token, close: () => abort.abort() };
}

function stop() {
  open?.close();
  open = undefined;
}

/** Keeps the quotations on screen up to date while the screen is open: one stream for the tab, whatever screens there are. */
export function useQuotationEvents(wordsOf: StatusWords) {
  const token = useSession((session) => session.token);
  useEffect(() => {
    clearTimeout(closing);
    if (open?.token !== token) stop();
    if (!token) return;
    open ??= openStream(token, wordsOf);
    return () => {
      closing = setTimeout(stop, GRACE_MS);
    };
  }, [token, wordsOf]);
}
