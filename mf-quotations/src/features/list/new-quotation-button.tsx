import { Button } from '@rodovia/shared/crud';
import { useNavigate } from '@rodovia/shared/router';

/** Opens the page on which the draft of a quotation is put together. */
export function NewQuotationButton({ to }: { to: string }) {
  const navigate = useNavigate();
  return (
    <Button type="primary" onClick={() => navigate(to)}>
      Novo orçamento
    </Button>
  );
}
