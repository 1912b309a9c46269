/**
 * Intercepts Back: pushes a second history entry for the page, so that Back ends on the page itself. The extra entry is
 * never removed, because that could interfere with a simultaneous navigation. Once the guard is released, Back and
 * Forward skip the entry behind it.
 */
interface EntryState {
  /** The router's index of the entry. */
  idx?: number;
  held?: 'behind' | 'front';
}

const stateOf = () => (history.state ?? {}) as EntryState;
const pushFront = () => history.pushState({ ...stateOf(), held: 'front' }, '');

let onBack: (() => void) | undefined;
/**
 * Index of the entry after the last guard, Back or Forward. Entries ahead of it are discarded by the next navigation.
 */
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

/** Calls `ask` instead of letting Back leave the page. */
export function guardBack(ask: () => void) {
  onBack = ask;
  lastPlace = stateOf().idx ?? 0;
  addEventListener('popstate', onTraverse);
  if (stateOf().held === 'front') return;
  history.replaceState({ ...stateOf(), held: 'behind' }, '');
  pushFront();
}

/** Lets Back leave the page again. */
export function releaseBack() {
  onBack = undefined;
}
