import { type ComponentType, lazy, useState } from 'react';

/** Resets of the components whose code could not be fetched. */
const failed = new Set<() => void>();

/** Lets components whose code could not be fetched ask for it again when they are shown next. */
export function forgetFailedCode() {
  for (const reset of failed) reset();
  failed.clear();
}

/** A component whose code may still have to come. */
export type LazyComponent<P> = ComponentType<P> & {
  /** Fetches the code ahead; once it is there, the component is shown without a moment of loading. */
  preload: () => Promise<unknown>;
};

/**
 * A component whose code is fetched when it is first shown. `lazy` remembers a failure for ever; this one fetches
 * again after `forgetFailedCode`, so that 'Tentar novamente' works without reloading the page. `known` answers the
 * component where its code has come by another way.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  known: () => ComponentType<P> | undefined = () => undefined,
): LazyComponent<P> {
  let found: ComponentType<P> | undefined;
  const reset = () => {
    current = lazy(attempt);
  };
  const attempt = async () => {
    try {
      found = await load();
      return { default: found };
    } catch (error) {
      failed.add(reset);
      throw error;
    }
  };
  let current = lazy(attempt);
  function LazyComponent(props: P) {
    // the same for as long as it is shown: another one would begin anew
    const [{ Shown }] = useState(() => ({ Shown: (found ?? known() ?? current) as ComponentType<P> }));
    return <Shown {...props} />;
  }
  return Object.assign(LazyComponent, { preload: attempt });
}
