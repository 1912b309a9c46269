import type { Remote } from '@rodovia/shared/runtime';
import { useEffect, useState } from 'react';
import type { KnownModule } from './discovery';
import { failureOf, forgetFailure, loadedModule, loadModule } from './load';

type State = { status: 'loading' } | { status: 'ready'; remote: Remote } | { status: 'failed'; diagnostic?: string };

const loading: State = { status: 'loading' };

/** A loaded module is available synchronously, without a loading state. */
function known(name: string): State {
  const remote = loadedModule(name);
  return remote ? { status: 'ready', remote } : loading;
}

/** Loads the remote of `module` on first use; `retry` tries again after a failure. */
export function useRemote(module: KnownModule) {
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState<{ name: string; state: State }>(() => ({
    name: module.name,
    state: known(module.name),
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: every round is a new attempt
  useEffect(() => {
    // setting the same state again would make React hydrate a whole server-rendered page in one task
    if (shown.name === module.name && shown.state.status === 'ready') return;
    let current = true;
    const settle = (state: State) => current && setShown({ name: module.name, state });
    loadModule(module.name, module.releases).then(
      (remote) => settle({ status: 'ready', remote }),
      () => settle({ status: 'failed', diagnostic: failureOf(module.name) }),
    );
    return () => {
      current = false;
    };
  }, [module, round]);
  const retry = () => {
    forgetFailure(module.name);
    setShown({ name: module.name, state: loading });
    setRound(round + 1);
  };
  return { state: shown.name === module.name ? shown.state : known(module.name), retry };
}
