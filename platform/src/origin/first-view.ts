import { type FirstView, firstViewPath, matchPath } from '@rodovia/shared/contracts';
import { askedPage, readPage } from '@rodovia/shared/contracts/page-number';

/** Answers a public read of the API, null where it says that there is nothing, undefined where it fails; `address` is the network address it is for. */
export type PublicRead = (url: string, address?: string) => Promise<unknown>;

const callsOf = (views: readonly FirstView[], path: string, search: URLSearchParams) =>
  views.flatMap((view) => {
    const params = matchPath(view.route, path);
    return params ? viewCalls(view, { ...Object.fromEntries(search), ...params }) : [];
  });

/** Addresses of a first view's calls, with values in their places; of the page, what lists make of it. */
export function viewCalls({ calls }: FirstView, { page, ...others }: Record<string, string>) {
  const values = page === undefined ? others : { ...others, page: String(askedPage(readPage(page))) };
  return Object.values(calls).flatMap((call) => (call ? [firstViewPath(call, values)] : []));
}

/** The answers that the first view of an address needs, by the address the browser would ask; null for what is not there. */
export async function firstViewData(
  views: readonly FirstView[],
  path: string,
  search: URLSearchParams,
  read: (url: string) => Promise<unknown>,
) {
  const urls = callsOf(views, path, search);
  const answers = await Promise.all(urls.map(async (url) => [url, await read(url)] as const));
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
}
