import type { ErasureRequest, PagedResult } from '@rodovia/shared/contracts';
import { Button } from '@rodovia/shared/crud';
import { useNavigate } from '@rodovia/shared/router';
import { callPath, useApi } from '@rodovia/shared/runtime';
import { ERASURES_PATH } from '../../erasures-path';

const url = callPath('/erasure-request/pagged', { status: 'PENDING', quantity: 1 });

/** Leads to the requests to be forgotten, and tells how many wait. */
export function ErasuresButton() {
  const navigate = useNavigate();
  const waiting = useApi<PagedResult<ErasureRequest>>(url).data?.TotalCount ?? 0;
  return (
    <Button onClick={() => navigate(ERASURES_PATH)}>
      {waiting > 0 ? `Pedidos de exclusão (${waiting})` : 'Pedidos de exclusão'}
    </Button>
  );
}
