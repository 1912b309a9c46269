import { openDialog, useSession } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state';

/** Shows `children` to logged-in users, and the log-in to visitors; with its own heading if the page has no other. */
export function RequireLogin({ isPage, children }: { isPage?: boolean; children: ReactNode }) {
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  if (isAuthenticated) return children;
  return (
    <EmptyState title="Entre para continuar" isPage={isPage}>
      <p>Esta página é da sua conta.</p>
      <Button kind="primary" onClick={() => openDialog('login', { returnTo: location.pathname + location.search })}>
        Entrar
      </Button>
    </EmptyState>
  );
}
