import { type ComponentType, lazy } from 'react';

/** What to do before code that could not be fetched is asked for again. */
const failed = new Set<() => void>();

/** Lets components whose code could not be fetched try again when they are shown next: an error panel is being left. */
export function forgetFailedCode() {
  for (const reset of failed) reset();
  failed.clear();
}

/**
 * A component whose code is fetched when it is first shown. Unlike `lazy`, which remembers a failure for ever, it is
 * fetched anew after `forgetFailedCode`: 'Tentar novamente' needs no new page.
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
