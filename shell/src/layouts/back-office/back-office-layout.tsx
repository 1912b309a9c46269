import type { MenuItem } from '@rodovia/shared/runtime';
import type { ReactNode } from 'react';
import { shareBackOfficeParts } from './provided';
import { StaffFrame } from './staff-frame';

const root = { label: 'Dashboard', href: '/admin/dashboard' };

// The dashboard shows neither tables nor forms, so it does not load them.
if (!['/', '/admin', root.href].includes(location.pathname)) void shareBackOfficeParts();

/** The administrator's layout. `menu` holds the items of the back-office area. */
export function BackOfficeLayout({ menu, children }: { menu: readonly MenuItem[]; children: ReactNode }) {
  return (
    <StaffFrame title="Painel Administrativo" root={root} menu={menu} profile="/admin/perfil">
      {children}
    </StaffFrame>
  );
}
