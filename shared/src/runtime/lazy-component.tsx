import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';

/** Reset functions of components whose code failed to load. */
const failed = new Set<() => void>();

/** Lets components whose code failed to load try again when they are next rendered. */
export function forgetFailedCode() {
  for (const reset of failed) reset();
  failed.clear();
}

/** A component whose code may have to load first. */
export type LazyComponent<P> = FunctionComponent<P> & {
  /** Loads the code ahead of time; afterwards the component renders immediately. */
  preload: () => Promise<unknown>;
};

/**
 * Creates a component whose code loads when it is first rendered. Unlike `React.lazy`, which remembers a failure
 * forever, it loads again after `forgetFailedCode`, so that 'Tentar novamente' works without a page reload. `known`
 * returns the component if its code has been loaded by other means.
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
    // stays the same while mounted: another component type would remount
    const [{ Shown }] = useState(() => ({ Shown: (found ?? known() ?? current) as ComponentType<P> }));
    return <Shown {...props} />;
  }
  return Object.assign(LazyComponent, { preload: attempt });
}
