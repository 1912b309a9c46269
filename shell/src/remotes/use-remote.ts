import type { Remote } from '@rodovia/shared/runtime';
import { useEffect, useState } from 'react';
import type { KnownModule } from './discovery';
import { failureOf, forgetFailure, loadedModule, loadModule } from './load';

type State = { status: 'loading' } | { status: 'ready'; remote: Remote } | { status: 'failed'; diagnostic?: string };

const loading: State = { status: 'loading' };

/** A module that is loaded already is there at once, without a moment of loading. */
function known(name: string): State {
  const remote = loadedModule(name);
  return remote ? { status: 'ready', remote } : loading;
}

/** The remote of `module`, loaded when first asked for; `retry` asks again after a failure. */
export function useRemote(module: KnownModule) {
  const [round, setRound] = useState(0);
  const [held, setHeld] = useState<{ name: string; state: State }>(() => ({
    name: module.name,
    state: known(module.name),
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new try
  useEffect(() => {
    // saying again what is shown already would make React take over a whole drawn page in one task
    if (held.name === module.name && held.state.status === 'ready') return;
    let current = true;
    const settle = (state: State) => current && setHeld({ name: module.name, state });
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
    setHeld({ name: module.name, state: loading });
    setRound(round + 1);
  };
  return { state: held.name === module.name ? held.state : known(module.name), retry };
}
