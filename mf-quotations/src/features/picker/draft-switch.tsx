import type { Product } from '@rodovia/shared/contracts/catalog';
import { Button } from '@rodovia/shared/crud';
import { useDraft } from '@rodovia/shared/runtime';

/** Adds a product to the draft, or removes it. */
export function DraftSwitch({ product: { Code, Description } }: { product: Product }) {
  const present = useDraft(({ items }) => items.some((item) => item.Code === Code));
  const { put, remove } = useDraft.getState();
  const label = present ? 'Remover' : 'Adicionar';
  return (
    <Button
      size="small"
      danger={present}
      aria-label={`${label} ${Description}`}
      onClick={() => (present ? remove(Code) : put(Code, 1))}
    >
      {label}
    </Button>
  );
}
