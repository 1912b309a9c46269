import type { Product } from '@rodovia/shared/contracts/catalog';
import { useDraft } from '@rodovia/shared/runtime';
import { QuantityStepper } from '@rodovia/shared/ui';

/** Quantity of a product in the draft; renders nothing for other products. */
export function DraftQuantity({ product: { Code, Description } }: { product: Pick<Product, 'Code' | 'Description'> }) {
  const quantity = useDraft(({ items }) => items.find((item) => item.Code === Code)?.Quantity);
  const put = useDraft((draft) => draft.put);
  if (!quantity) return null;
  return <QuantityStepper value={quantity} label={Description} onChange={(next) => put(Code, next)} />;
}
