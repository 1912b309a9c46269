import type { MenuItem, OwnedRoute } from '@rodovia/shared/runtime';
import type { KnownModule } from '../remotes/discovery';

/** Returns the menu items of an area from all modules, in order. */
export const menuOf = (modules: readonly Pick<KnownModule, 'menu'>[], area: MenuItem['area']) =>
  modules
    .flatMap(({ menu }) => menu)
    .filter((item) => item.area === area)
    .sort((a, b) => a.order - b.order);

/** Returns the menu item of `path`, or of its closest parent. */
export const nearest = (items: readonly MenuItem[], path: string): MenuItem | undefined =>
  items
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)[0];

/** Returns the title of a staff page until the page sets one: that of the nearest menu item. */
export function titleOf(modules: readonly Pick<KnownModule, 'menu'>[], { path, area }: OwnedRoute): string | undefined {
  if (area === 'storefront') return undefined;
  const items = menuOf(modules, area);
  return (nearest(items, path) ?? items[0])?.label;
}
