/*
 * Functions that run in the probed page: each is sent as text and must not refer to anything outside.
 */

/** State that the page keeps for the probe. */
interface Page {
  /** Names that the module's code has read, by shared package; `*` for all. */
  __USES__: Record<string, string[]>;
  /** What the module's code must not do, as parts of sentences. */
  __TRESPASSES__: string[];
}

interface Provided {
  get: () => unknown;
}

interface Instance {
  name: string;
  shareScopeMap: { default: Record<string, Record<string, Provided>> };
}

/** Runs before everything else: records what scripts of `module` read of the packages that the shell provides. */
export function watchUses(module: string) {
  const uses: Page['__USES__'] = {};
  const isByModule = () => {
    const nearest = (new Error().stack ?? '').split('\n').find((line) => line.includes('/mf/'));
    return nearest?.includes(`/mf/${module}/`) ?? false;
  };
  const note = (key: string, name: string | symbol) => {
    if (typeof name !== 'string' || name.startsWith('__') || name === 'then' || !isByModule()) return;
    uses[key] = [...new Set([...(uses[key] ?? []), name])];
  };
  const noted = (key: string, shared: object) =>
    new Proxy(shared, {
      get(target, name) {
        // bundlers look whether there is a default export
        if (name !== 'default' || name in target) note(key, name);
        return Reflect.get(target, name) as unknown;
      },
      ownKeys(target) {
        note(key, '*');
        return Reflect.ownKeys(target);
      },
    });
  const watch = (key: string, provided: Provided) => {
    const { get } = provided;
    const withNotes = (factory: unknown) => () => noted(key, (factory as () => object)());
    provided.get = () => {
      const found = get();
      return found instanceof Promise ? found.then(withNotes) : withNotes(found);
    };
  };
  const instances: Instance[] = [];
  instances.push = (...more) => {
    for (const { name, shareScopeMap } of more)
      for (const [key, versions] of name === 'shell' ? Object.entries(shareScopeMap.default) : [])
        for (const provided of Object.values(versions)) watch(key, provided);
    return Array.prototype.push.apply(instances, more);
  };
  Object.assign(globalThis, { __USES__: uses, __FEDERATION__: { __INSTANCES__: instances, moduleInfo: {} } });
}

/** Options of `watchTrespasses`. */
export interface Watched {
  module: string;
  /** Names of the containers of other modules. */
  others: string[];
}

/** Runs before everything else: records what scripts of `module` must not do, and what no file shows. */
export function watchTrespasses({ module, others }: Watched) {
  const trespasses: string[] = [];
  const isByModule = () => (new Error().stack ?? '').includes(`/mf/${module}/`);
  for (const name of others) {
    let container: unknown;
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => container,
      set(value) {
        if (isByModule()) trespasses.push(`toma o lugar do contêiner ${name}`);
        container = value;
      },
    });
  }
  // every renderer of React introduces itself to the developer tools
  const inject = () => {
    if (isByModule()) trespasses.push('traz um react-dom próprio');
    return 1;
  };
  const nothing = () => undefined;
  const hook = {
    renderers: new Map(),
    supportsFiber: true,
    inject,
    onCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
    onPostCommitFiberRoot: nothing,
    checkDCE: nothing,
  };
  Object.assign(globalThis, { __TRESPASSES__: trespasses, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  const register = workers.register.bind(workers);
  workers.register = (...given) => {
    if (isByModule()) trespasses.push('registra um service worker');
    return register(...given);
  };
}

/** Returns the names that the module's scripts have read, by shared package. */
export const usedNames = () => (globalThis as unknown as Page).__USES__;

/** Returns what the module's scripts must not have done. */
export const trespassesSeen = () => (globalThis as unknown as Page).__TRESPASSES__;
