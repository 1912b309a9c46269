import type { MenuItem } from '@rodovia/shared/runtime';
import type { ReactNode } from 'react';
import { StaffFrame } from '../back-office/staff-frame';

const root = { label: 'Orçamentos', href: '/orcamentos' };

/** The seller's layout. `menu` holds the items of the seller area, which are only the quotations. */
export function SellerLayout({ menu, children }: { menu: readonly MenuItem[]; children: ReactNode }) {
  return (
    <StaffFrame title="Painel do Vendedor" root={root} menu={menu} profile="/vendedor/perfil">
      {children}
    </StaffFrame>
  );
}
