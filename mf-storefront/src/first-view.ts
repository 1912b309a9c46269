import { type FirstView, firstViewPath } from '@rodovia/shared/runtime';
import declaration from '../module.json';

const views: readonly FirstView[] = declaration.firstView;

/** Returns the address of a call that `route` declares in module.json, as the server builds it too. */
export function viewCallPath(route: string, call: string, values: Record<string, string>): string {
  const found = views.find((view) => view.route === route)?.calls[call];
  if (!found) throw new Error(`module.json não declara ${call} em ${route}`);
  return firstViewPath(found, values);
}
