/**
 * Keeps Back on the page for a while: the page's history entry gets a twin in front of it, so that Back ends on the page
 * itself. The twin is never taken back, for that would overtake a navigation of the same moment; instead, Back and
 * Forward pass over the entry behind it once nobody holds it any more.
 */
interface EntryState {
  /** The router's count of entries. */
  idx?: number;
  held?: 'behind' | 'front';
}

const stateOf = () => (history.state ?? {}) as EntryState;
const pushFront = () => history.pushState({ ...stateOf(), held: 'front' }, '');

let onBack: (() => void) | undefined;
/** Where the page last was by holding, by Back or by Forward. What lies ahead of it ends with the next navigation. */
let lastPlace = 0;

function onTraverse() {
  const { held, idx = 0 } = stateOf();
  const isForward = lastPlace < idx;
  lastPlace = idx;
  if (held !== 'behind') return;
  if (onBack) {
    pushFront();
    onBack();
  } else if (isForward) history.forward();
  else history.back();
}

/** From now on `ask` is called instead of a Back that would leave the page. */
export function holdEntry(ask: () => void) {
  onBack = ask;
  lastPlace = stateOf().idx ?? 0;
  addEventListener('popstate', onTraverse);
  if (stateOf().held === 'front') return;
  history.replaceState({ ...stateOf(), held: 'behind' }, '');
  pushFront();
}

/** Back leaves the page again. */
export function releaseEntry() {
  onBack = undefined;
}
