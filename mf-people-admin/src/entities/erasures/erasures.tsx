import type { ErasureRequest, ErasureStatus } from '@rodovia/shared/contracts/people';
import { type Column, choice, created, crudRoute, defineCrud } from '@rodovia/shared/crud';
import { formatInstant } from '@rodovia/shared/runtime';
import { ERASURES_PATH } from '../../erasures-path';
import { Decide } from './decide';

const WORDS: Record<ErasureStatus, string> = {
  PENDING: 'Em análise',
  DONE: 'Dados removidos',
  REFUSED: 'Recusado',
  WITHDRAWN: 'Retirado',
};

const nameOf = ({ Person }: ErasureRequest) => Person?.Name ?? '';

const client: Column<ErasureRequest> = { key: 'Person', title: 'Cliente', link: true, render: nameOf };
const email: Column<ErasureRequest> = { key: 'Email', title: 'E-mail', render: ({ Person }) => Person?.Email };
const status: Column<ErasureRequest> = {
  key: 'Status',
  title: 'Status',
  sortBy: 'Status',
  render: ({ Status, Reason, Decided }) => (
    <>
      {WORDS[Status]} {Decided && `em ${formatInstant(Decided)}`} {Reason && `: ${Reason}`}
    </>
  ),
};

/** Erasure requests of clients, for administrators. */
export const erasuresRoute = crudRoute(
  defineCrud<ErasureRequest>({
    resource: 'erasure-request',
    path: ERASURES_PATH,
    crumbs: [{ label: 'Clientes', href: '/admin/clientes' }],
    labels: {
      one: 'pedido de exclusão',
      article: 'o',
      many: 'Pedidos de exclusão',
      none: 'Quando alguém pedir a exclusão dos seus dados, o pedido aparece aqui.',
    },
    nameOf,
    columns: [client, email, { ...created<ErasureRequest>(), title: 'Pedido em' }, status],
    filters: [
      choice(
        'status',
        'Status',
        Object.entries(WORDS).map(([value, label]) => ({ value, label })),
      ),
    ],
    hrefOf: ({ Person }) => `/admin/clientes/${Person?.Code}`,
    rowActions: (request) => request.Status === 'PENDING' && <Decide request={request} />,
  }),
);
