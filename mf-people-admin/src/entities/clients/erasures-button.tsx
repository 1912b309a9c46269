import type { ErasureRequest, PagedResult } from '@rodovia/shared/contracts';
import { VisitButton } from '@rodovia/shared/crud';
import { callPath, useApi } from '@rodovia/shared/runtime';
import { ERASURES_PATH } from '../../erasures-path';

const url = callPath('/erasure-request/pagged', { status: 'PENDING', quantity: 1 });

/** Leads to the requests to be forgotten, and tells how many wait. */
export function ErasuresButton() {
  const waiting = useApi<PagedResult<ErasureRequest>>(url).data?.TotalCount ?? 0;
  return (
    <VisitButton to={ERASURES_PATH}>
      {waiting > 0 ? `Pedidos de exclusão (${waiting})` : 'Pedidos de exclusão'}
    </VisitButton>
  );
}
