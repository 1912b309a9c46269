import { Button } from '@rodovia/shared/antd';
import { useNavigate } from '@rodovia/shared/router';

/** Begins, or goes on with, the draft of a quotation. */
export function NewQuotationButton({ to }: { to: string }) {
  const navigate = useNavigate();
  return (
    <Button type="primary" onClick={() => navigate(to)}>
      Novo orçamento
    </Button>
  );
}
