import { useEffect } from 'react';
import { create } from 'zustand';

/** A breadcrumb; without `href` it is the current page. */
export interface Crumb {
  label: string;
  href?: string;
}

/** Title and breadcrumbs of the current page, for the layout; null until the page sets them. */
export const usePageInfo = create<{ title: string; crumbs: Crumb[] | null }>(() => ({ title: '', crumbs: null }));

/** Sets the document's title and the layout's breadcrumbs. */
export function usePage(title: string, crumbs: Crumb[] = []) {
  const trail = JSON.stringify(crumbs);
  useEffect(() => {
    document.title = title ? `${title} · Rodovia` : 'Rodovia';
    usePageInfo.setState({ title, crumbs: JSON.parse(trail) as Crumb[] });
  }, [title, trail]);
}

/** Navigation state for controls of a list: focus and scroll position stay while the list changes. */
export const KEEPS_PLACE = { keepsPlace: true };
