/** What the script of a module's build leaves in the page, under the container's name. */
interface Container {
  init(shareScope: unknown): void | Promise<void>;
  /** Rejects if the code of what is exposed cannot be fetched. */
  get(exposed: string): Promise<() => unknown>;
}

/** The shared code that the shell provides; the build puts it in place. */
declare const __webpack_share_scopes__: { default: unknown };

/** Runs a script, and only the one that has the given digest. */
const run = (src: string, integrity: string) =>
  new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, integrity });
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src}: não carregou`));
    document.head.append(script);
  });

/** Waits for a script that the page has begun itself; its element goes when it has run or was lost. */
const untilOver = (src: string) =>
  new Promise<void>((resolve) => {
    const script = document.querySelector(`script[src="${src}"]`);
    if (!script) return resolve();
    for (const type of ['load', 'error']) script.addEventListener(type, () => resolve(), { once: true });
  });

const containers = globalThis as unknown as Record<string, Container | undefined>;

/**
 * Runs the container script of a module, unless the page has run it already (`platform/src/origin/ahead.ts`); gives it the shell's shared code, and answers what it exposes as `./remote`.
 * @param anew after a failure: the script is run again, under another address.
 */
export async function openContainer<T>(name: string, entry: string, integrity: string, anew: boolean): Promise<T> {
  if (!anew) await untilOver(entry);
  if (anew || !containers[name]) await run(entry, integrity);
  const container = containers[name];
  if (!container) throw new Error(`${entry}: sem ${name}`);
  await container.init(__webpack_share_scopes__.default);
  const factory = await container.get('./remote');
  return factory() as T;
}
