import { earlierKey, majorOf } from '@rodovia/shared/contracts/platform';
import type { Container, ContainerSource, ShareScope } from './container-source';

/** Share scope of the shell; defined by the build. */
declare const __webpack_share_scopes__: { default: ShareScope };

/** Package that every shell provides. */
const HOST = '@rodovia/shared/runtime';

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
 * Returns the container that a script defines. The script runs unless the page has run it already
 * (`platform/src/origin/page/early-reads.ts`).
 */
async function containerOfScript({ name, src, integrity }: ContainerSource, isRetry: boolean) {
  if (!isRetry) await untilOver(src);
  if (isRetry || !containers[name]) await run(src, integrity);
  return containers[name];
}

/** Returns a copy of an object whose values are replaced. */
const mapped = <In, Out>(of: Record<string, In>, value: (one: In) => Out) =>
  Object.fromEntries(Object.entries(of).map(([key, one]) => [key, value(one)]));

/**
 * Returns a copy of the share scope for a module, of the major that it was built for: what a container writes into it
 * reaches no other container.
 */
async function scopeFor({ hostApi }: ContainerSource): Promise<ShareScope> {
  const scope = __webpack_share_scopes__.default;
  const major = majorOf(hostApi);
  const own = scope[earlierKey(HOST, major)] ? (await import('./earlier-major')).scopeOf(scope, major) : scope;
  return mapped(own, (versions) => mapped(versions, (one) => ({ ...one })));
}

/**
 * Opens the container of a module, initializes it with the shell's shared packages, and returns what it exposes as
 * `./remote`.
 * @param isRetry after a failure: loads the container again, under another address.
 */
export async function openContainer<T>(source: ContainerSource, isRetry: boolean): Promise<T> {
  const container =
    source.type === 'module'
      ? await (await import('./module-container')).containerOfModule(source)
      : await containerOfScript(source, isRetry);
  if (!container) throw new Error(`${source.src}: sem ${source.name}`);
  await container.init(await scopeFor(source));
  const factory = await container.get('./remote');
  return factory() as T;
}
