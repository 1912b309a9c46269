import type { ReactNode } from 'react';
import page from './page.module.css';

interface Props {
  title: string;
  /** Whether it is the whole page; its title is then the page's heading. */
  isPage?: boolean;
  children: ReactNode;
}

/** An empty state with the next step. */
export function EmptyState({ title, isPage, children }: Props) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={page.empty}>
      <Title className={page.strong}>{title}</Title>
      {children}
    </div>
  );
}
