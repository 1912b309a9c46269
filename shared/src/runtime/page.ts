import { useEffect } from 'react';
import { create } from 'zustand';

export interface Crumb {
  label: string;
  href?: string;
}

/** Title and breadcrumb of the page on screen, for the layout around it. */
export const usePageInfo = create<{ title: string; crumbs: Crumb[] }>(() => ({ title: '', crumbs: [] }));

/** Says what page this is: sets the document's title and the layout's breadcrumb. */
export function usePage(title: string, crumbs: Crumb[] = []) {
  const trail = JSON.stringify(crumbs);
  useEffect(() => {
    document.title = title ? `${title} · Rodovia` : 'Rodovia';
    usePageInfo.setState({ title, crumbs: JSON.parse(trail) as Crumb[] });
  }, [title, trail]);
}
