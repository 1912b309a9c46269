import type { Container, ContainerSource } from './container-source';

/** Lets the browser load an ES module, whose bytes it checks before any import of the page can run it. */
const preload = (href: string, integrity: string) =>
  new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href}: não carregou`));
    };
    document.head.append(link);
  });

/** Checks the bytes of an ES module in browsers that do not check preloaded ones. */
async function check(href: string, integrity: string) {
  const answer = await fetch(href);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', await answer.arrayBuffer()));
  if (integrity !== `sha384-${btoa(String.fromCharCode(...digest))}`)
    throw new Error(`${href}: não é o que foi publicado`);
}

const canPreload = () => document.createElement('link').relList.supports('modulepreload');

/**
 * Loads a container that is an ES module. Its own bytes and those of the modules that it needs at its start are checked
 * first; the page's import map has the digests of all others.
 */
export async function containerOfModule({ src, integrity, parts }: ContainerSource): Promise<Container> {
  const load = canPreload() ? preload : check;
  await Promise.all(Object.entries({ ...parts, [src]: integrity }).map(([href, digest]) => load(href, digest)));
  return import(/* webpackIgnore: true */ src);
}
