import type { ReactNode } from 'react';
import page from './page.module.css';

/** Says that there is nothing to show, and what to do next. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={page.empty}>
      <p className={page.strong}>{title}</p>
      {children}
    </div>
  );
}
