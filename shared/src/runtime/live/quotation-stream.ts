import { useSession } from '../session/session';
import { followEvents } from './follow-events';
import { createNewsDesk, type NewsTools, type StatusWords } from './news';

/** Time that the stream stays open without a screen, so that going from one screen to the next keeps it. */
const GRACE_MS = 1000;

interface Open {
  token: string;
  close: () => void;
}

let open: Open | undefined;
/** The screens that follow; one without words follows in silence. */
const screens: { wordsOf: StatusWords | undefined }[] = [];
let closing: ReturnType<typeof setTimeout> | undefined;

function openStream(token: string, tools: NewsTools): Open {
  const abort = new AbortController();
  const tell = createNewsDesk(tools, () => screens.find(({ wordsOf }) => wordsOf)?.wordsOf);
  let place: string | undefined;
  const following = {
    token,
    isCurrent: () => useSession.getState().token === token,
    lastId: () => place,
    onMessage: ({ id, news }: { id?: string; news?: Parameters<typeof tell>[0] }) => {
      // The first message only gives the place where the stream begins; data read before it may be out of date.
      if (news || place === undefined) tell(news);
      place = id ?? place;
    },
    // Reading again makes the API client notice, tell the user and end the session.
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
 * Follows what happens to quotations, as the session of `token`, and tells of it in `wordsOf` if there are any. All
 * screens of the tab share one stream; answers what a screen calls when it closes. The stream closes after the last of
 * them.
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
