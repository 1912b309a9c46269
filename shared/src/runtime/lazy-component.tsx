import { type ComponentType, lazy } from 'react';

/** Resets of the components whose code could not be fetched. */
const failed = new Set<() => void>();

/** Lets components whose code could not be fetched ask for it again when they are shown next. */
export function forgetFailedCode() {
  for (const reset of failed) reset();
  failed.clear();
}

/**
 * A component whose code is fetched when it is first shown. `lazy` remembers a failure for ever; this one fetches
 * again after `forgetFailedCode`, so that 'Tentar novamente' works without reloading the page.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const reset = () => {
    current = lazy(attempt);
  };
  const attempt = async () => {
    try {
      return { default: await load() };
    } catch (error) {
      failed.add(reset);
      throw error;
    }
  };
  let current = lazy(attempt);
  return function LazyComponent(props: P) {
    const Current = current as ComponentType<P>;
    return <Current {...props} />;
  };
}
