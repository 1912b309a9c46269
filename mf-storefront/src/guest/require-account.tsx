import { Link } from '@rodovia/shared/router';
import { buttonClass } from '@rodovia/shared/ui';
import type { ReactNode } from 'react';
import { RequireLogin } from '../account/require-login';
import { EmptyState } from '../empty-state';
import page from '../page.module.css';
import { AccountButton } from './account-button';
import { useGuest } from './guest';

/** Shows `children` to people with an account, the log-in to visitors, and to guests how they get an account. */
export function RequireAccount({ children }: { children: ReactNode }) {
  const guest = useGuest();
  if (!guest) return <RequireLogin>{children}</RequireLogin>;
  return (
    <EmptyState title="Esta página é de quem tem conta">
      <p>Você abriu o seu orçamento por um link. Com uma senha, ele e esta página ficam na sua conta.</p>
      <div className={page.actions}>
        <AccountButton kind="primary" />
        <Link to={`/orcamentos/${guest.opens}`} className={buttonClass()}>
          Ver o meu orçamento
        </Link>
      </div>
    </EmptyState>
  );
}
