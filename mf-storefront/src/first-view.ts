import { type FirstView, firstViewPath } from '@rodovia/shared/runtime';
import declaration from '../module.json';

const views = declaration.firstView as readonly FirstView[];

/**
 * Returns the address of a call that `route` declares in module.json, as the server builds it too. Where both are
 * literals, the build puts the declared call in place of this function (`platform/webpack/declared-calls.mjs`).
 */
export function viewCallPath(route: string, call: string, values: Record<string, string>): string {
  const found = views.find((view) => view.route === route)?.calls[call];
  if (!found) throw new Error(`module.json não declara ${call} em ${route}`);
  return firstViewPath(found, values);
}
