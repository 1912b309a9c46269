import type { ErasureRequest } from '@rodovia/shared/contracts/people';
import type { PagedResult } from '@rodovia/shared/contracts/records';
import { VisitButton } from '@rodovia/shared/crud';
import { callPath, useApi } from '@rodovia/shared/runtime';
import { ERASURES_PATH } from '../../erasures-path';

const url = callPath('/erasure-request/pagged', { status: 'PENDING', quantity: 1 });

/** Link to erasure requests with the number of pending ones. */
export function ErasuresButton() {
  const waiting = useApi<PagedResult<ErasureRequest>>(url).data?.TotalCount ?? 0;
  return (
    <VisitButton to={ERASURES_PATH}>
      {waiting > 0 ? `Pedidos de exclusão (${waiting})` : 'Pedidos de exclusão'}
    </VisitButton>
  );
}
