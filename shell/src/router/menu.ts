import type { MenuItem, OwnedRoute } from '@rodovia/shared/runtime';
import type { KnownModule } from '../remotes/discovery';

/** What the modules put into the menu of an area, in order. */
export const menuOf = (modules: readonly Pick<KnownModule, 'menu'>[], area: MenuItem['area']) =>
  modules
    .flatMap(({ menu }) => menu)
    .filter((item) => item.area === area)
    .sort((a, b) => a.order - b.order);

/** The item that leads to `path`, or to what is next above it. */
export const nearest = (items: readonly MenuItem[], path: string): MenuItem | undefined =>
  items
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)[0];

/** How the page of a staff route is called until it says so itself: as the nearest item of the menu. */
export function titleOf(modules: readonly Pick<KnownModule, 'menu'>[], { path, area }: OwnedRoute): string | undefined {
  if (area === 'storefront') return undefined;
  const items = menuOf(modules, area);
  return (nearest(items, path) ?? items[0])?.label;
}
