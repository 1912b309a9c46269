/** What the container script of a module defines as a global variable. */
interface Container {
  init(shareScope: unknown): void | Promise<void>;
  /** Rejects if the exposed code fails to load. */
  get(exposed: string): Promise<() => unknown>;
}

/** Share scope of the shell; defined by the build. */
declare const __webpack_share_scopes__: { default: unknown };

/** Runs a script with the given integrity digest. */
const run = (src: string, integrity: string) =>
  new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, integrity });
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src}: não carregou`));
    document.head.append(script);
  });

/** Waits for a script that the page has already started; its element is removed when it has run or failed. */
const untilOver = (src: string) =>
  new Promise<void>((resolve) => {
    const script = document.querySelector(`script[src="${src}"]`);
    if (!script) return resolve();
    for (const type of ['load', 'error']) script.addEventListener(type, () => resolve(), { once: true });
  });

const containers = globalThis as unknown as Record<string, Container | undefined>;

/**
 * Runs the container script of a module unless the page has run it already (`platform/src/origin/page/early-reads.ts`),
 * initializes it with the shell's share scope, and returns what it exposes as `./remote`.
 * @param isRetry after a failure: runs the script again, under another address.
 */
export async function openContainer<T>(name: string, entry: string, integrity: string, isRetry: boolean): Promise<T> {
  if (!isRetry) await untilOver(entry);
  if (isRetry || !containers[name]) await run(entry, integrity);
  const container = containers[name];
  if (!container) throw new Error(`${entry}: sem ${name}`);
  await container.init(__webpack_share_scopes__.default);
  const factory = await container.get('./remote');
  return factory() as T;
}
