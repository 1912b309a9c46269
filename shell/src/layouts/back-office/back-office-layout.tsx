import type { MenuItem } from '@rodovia/shared/runtime';
import type { ReactNode } from 'react';
import { StaffFrame } from './staff-frame';

const root = { label: 'Dashboard', href: '/admin/dashboard' };

/** The administrator's layout. `menu` holds the items of the back office. */
export function BackOfficeLayout({ menu, children }: { menu: readonly MenuItem[]; children: ReactNode }) {
  return (
    <StaffFrame title="Painel Administrativo" root={root} menu={menu} profile="/admin/perfil">
      {children}
    </StaffFrame>
  );
}
