import type { DashboardChanges } from '@rodovia/shared/contracts/back-office';

export interface Counter {
  field: keyof DashboardChanges['Counters'];
  label: string;
  /** Address of the list behind the number. */
  href: string;
}

/** The nine counters of the dashboard. */
export const counters: readonly Counter[] = [
  { field: 'QuantityClientsTotal', label: 'Total de clientes', href: '/admin/clientes' },
  { field: 'QuantityShoppingParkTotal', label: 'Total de orçamentos', href: '/admin/orcamentos' },
  { field: 'QuantityProducts', label: 'Total de produtos', href: '/admin/produtos' },
  { field: 'QuantityShoppingCartOpen', label: 'Orçamentos abertos', href: '/admin/orcamentos?status=OPEN' },
  {
    field: 'QuantityShoppingCartInProgress',
    label: 'Orçamentos em atendimento',
    href: '/admin/orcamentos?status=IN+PROGRESS',
  },
  { field: 'QuantityShoppingCartComplete', label: 'Orçamentos concluídos', href: '/admin/orcamentos?status=COMPLETE' },
  { field: 'QuantityModels', label: 'Modelos ativos', href: '/admin/modelos?isActive=true' },
  { field: 'QuantityGroups', label: 'Grupos ativos', href: '/admin/grupos?isActive=true' },
  { field: 'QuantityCompany', label: 'Empresas ativas', href: '/admin/empresas?isActive=true' },
];
