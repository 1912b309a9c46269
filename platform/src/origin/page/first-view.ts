import { type FirstView, matchPath } from '@rodovia/shared/contracts/platform';
import { askedPage, firstViewPath, readPage } from '@rodovia/shared/contracts/records';

/**
 * Reads a public address of the API: null if it does not exist, undefined if it fails; `address` is the network address
 * of the visitor.
 */
export type PublicRead = (url: string, address?: string) => Promise<unknown>;

const callsOf = (views: readonly FirstView[], path: string, search: URLSearchParams) =>
  views.flatMap((view) => {
    const params = matchPath(view.route, path);
    return params ? viewCalls(view, { ...Object.fromEntries(search), ...params }) : [];
  });

/**
 * Returns the addresses of a first view's calls, with values filled in and the page number normalized like in lists.
 */
export function viewCalls({ calls }: FirstView, { page, ...others }: Record<string, string>) {
  const values = page === undefined ? others : { ...others, page: String(askedPage(readPage(page))) };
  return Object.values(calls).flatMap((call) => (call ? [firstViewPath(call, values)] : []));
}

/**
 * Returns the answers that a first view needs, by the address that the browser would request; null for what does not
 * exist. `further` are addresses that are read besides.
 */
export async function firstViewData(
  views: readonly FirstView[],
  path: string,
  search: URLSearchParams,
  read: (url: string) => Promise<unknown>,
  further: readonly string[] = [],
) {
  const urls = [...new Set([...callsOf(views, path, search), ...further])];
  const answers = await Promise.all(urls.map(async (url) => [url, await read(url)] as const));
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
}
