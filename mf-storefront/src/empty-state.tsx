import type { ReactNode } from 'react';
import page from './page.module.css';

interface Props {
  title: string;
  /** Set if it is all that the page has: its title is then the page's heading. */
  isPage?: boolean;
  children: ReactNode;
}

/** Says that there is nothing to show, and what to do next. */
export function EmptyState({ title, isPage, children }: Props) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={page.empty}>
      <Title className={page.strong}>{title}</Title>
      {children}
    </div>
  );
}
