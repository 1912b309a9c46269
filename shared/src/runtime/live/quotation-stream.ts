import { useSession } from '../session/session';
import { followEvents } from './follow-events';
import { createNewsHandler, type NewsTools, type StatusWords } from './news';

/** Time in ms that the stream stays open without a screen, so that navigating keeps it. */
const GRACE_MS = 1000;

interface Open {
  token: string;
  close: () => void;
}

let open: Open | undefined;
/** Screens that follow the stream; without texts, they do not notify. */
const screens: { wordsOf: StatusWords | undefined }[] = [];
let closing: ReturnType<typeof setTimeout> | undefined;

function openStream(token: string, tools: NewsTools): Open {
  const abort = new AbortController();
  const handleNews = createNewsHandler(tools, () => screens.find(({ wordsOf }) => wordsOf)?.wordsOf);
  let place: string | undefined;
  const following = {
    token,
    isCurrent: () => useSession.getState().token === token,
    lastId: () => place,
    onMessage: ({ id, news }: { id?: string; news?: Parameters<typeof handleNews>[0] }) => {
      // the first message only tells the start position; data read before may be outdated
      if (news || place === undefined) handleNews(news);
      place = id ?? place;
    },
    // the next read makes the API client notice, notify and end the session
    onSessionOver: () => void tools.invalidate('shopping-cart'),
  };
  void followEvents(following, abort.signal);
  return { token, close: () => abort.abort() };
}

function stop() {
  open?.close();
  open = undefined;
}

/**
 * Follows the events of quotations with the session `token`, and notifies if `wordsOf` is given. All screens of a tab
 * share one stream. Returns a function to call when the screen closes; the stream closes after the last one.
 */
export function follow(token: string, tools: NewsTools, wordsOf?: StatusWords): () => void {
  clearTimeout(closing);
  if (open?.token !== token) stop();
  open ??= openStream(token, tools);
  const screen = { wordsOf };
  screens.push(screen);
  return () => {
    screens.splice(screens.indexOf(screen), 1);
    if (screens.length === 0) closing = setTimeout(stop, GRACE_MS);
  };
}
