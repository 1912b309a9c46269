import { useEffect } from 'react';
import { create } from 'zustand';

export interface Crumb {
  label: string;
  href?: string;
}

/** Title and breadcrumb of the page on screen, for the layout around it; null until the page says which. */
export const usePageInfo = create<{ title: string; crumbs: Crumb[] | null }>(() => ({ title: '', crumbs: null }));

/** Says what page this is: sets the document's title and the layout's breadcrumb. */
export function usePage(title: string, crumbs: Crumb[] = []) {
  const trail = JSON.stringify(crumbs);
  useEffect(() => {
    document.title = title ? `${title} · Rodovia` : 'Rodovia';
    usePageInfo.setState({ title, crumbs: JSON.parse(trail) as Crumb[] });
  }, [title, trail]);
}

/** State of a navigation made by a control of a list: focus and place stay with the control while the list changes. */
export const KEEPS_PLACE = { keepsPlace: true };
