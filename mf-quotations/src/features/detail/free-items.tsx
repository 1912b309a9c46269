import type { Product } from '@rodovia/shared/contracts/catalog';
import type { FreeItem, ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Button, Section } from '@rodovia/shared/crud';
import { formatNumber } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { ProductDialog } from '../../product-choice/product-dialog';
import { answerFreeItem } from '../../steps/transitions';
import styles from './items.module.css';

const TO_ANSWER: Partial<Record<ShoppingCart['Status'], string>> = {
  OPEN: 'O cliente escreveu o que não achou no catálogo. Responda com um produto: ele entra nos itens.',
  'IN PROGRESS': 'O cliente escreveu o que não achou no catálogo. Responda com um produto da proposta, além do pedido.',
};

/** Free items of the client. While the quotation is open, each can be answered with a product. */
export function FreeItems({ quotation }: { quotation: ShoppingCart }) {
  const { FreeItem: items = [], Status } = quotation;
  const [selected, setSelected] = useState<FreeItem | null>(null);
  const [busy, setBusy] = useState<string>();
  if (items.length === 0) return null;
  const answer = async (product: Product) => {
    if (!selected) return;
    setSelected(null);
    setBusy(selected.Code);
    await answerFreeItem(quotation, selected, product.Code);
    setBusy(undefined);
  };
  const isUnanswered = items.some(({ Answer }) => Answer === '');
  return (
    <Section title="Por escrito" wide>
      {isUnanswered && TO_ANSWER[Status] && <p className={styles.lead}>{TO_ANSWER[Status]}</p>}
      <ul className={styles.written}>
        {items.map((item) => (
          <li key={item.Code}>
            <span className={styles.words}>
              <span>
                <strong>{item.Text}</strong> · quantidade {formatNumber(item.Quantity)}
              </span>
              {item.Answer && <span className={styles.answer}>Respondido com {item.Answer}</span>}
            </span>
            {Status === 'OPEN' && item.Answer === '' && (
              <Button
                loading={busy === item.Code}
                disabled={busy !== undefined}
                aria-label={`Responder “${item.Text}” com um produto`}
                onClick={() => setSelected(item)}
              >
                Responder com um produto
              </Button>
            )}
          </li>
        ))}
      </ul>
      {selected && (
        <ProductDialog
          title={`Responder: ${selected.Text} · quantidade ${formatNumber(selected.Quantity)}`}
          requested={null}
          begin={selected.Text}
          onChoose={(product) => void answer(product)}
          onClose={() => setSelected(null)}
        />
      )}
    </Section>
  );
}
