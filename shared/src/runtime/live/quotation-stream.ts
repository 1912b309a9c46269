import { followEvents } from './follow-events';
import { createNewsDesk, type NewsTools } from './news';

/** From one screen of quotations to the next the stream stays open. */
const GRACE_MS = 1000;

interface Open {
  token: string;
  close: () => void;
}

let open: Open | undefined;
let screens = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

function openStream(token: string, tools: NewsTools): Open {
  const abort = new AbortController();
  const tell = createNewsDesk(tools);
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
 * Follows what happens to quotations, as the session of `token`. All screens of the tab share one stream; answers what
 * a screen calls when it closes. The stream closes after the last of them.
 */
export function follow(token: string, tools: NewsTools): () => void {
  clearTimeout(closing);
  if (open?.token !== token) stop();
  open ??= openStream(token, tools);
  screens += 1;
  return () => {
    screens -= 1;
    if (screens === 0) closing = setTimeout(stop, GRACE_MS);
  };
}
