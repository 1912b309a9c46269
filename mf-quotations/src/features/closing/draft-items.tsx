import { Button, Section } from '@rodovia/shared/crud';
import { Link } from '@rodovia/shared/router';
import { type CartLine, messages, useDraft, useProducts } from '@rodovia/shared/runtime';
import { DraftQuantity } from '../../draft-quantity';
import styles from './draft-items.module.css';

function nameOf({ product, failed }: CartLine): string {
  if (product) return product.Description;
  if (failed) return 'Erro ao buscar o produto.';
  return product === null ? 'Este produto não está mais à venda.' : messages.loading;
}

function DraftLine({ line }: { line: CartLine }) {
  const remove = useDraft((draft) => draft.remove);
  const name = nameOf(line);
  return (
    <li className={styles.line}>
      <span className={styles.name}>
        {name} {line.product && <strong>{line.product.Size}</strong>}
      </span>
      <DraftQuantity product={{ Code: line.Code, Description: name }} />
      <Button danger aria-label={`Remover ${name}`} onClick={() => remove(line.Code)}>
        Remover
      </Button>
    </li>
  );
}

/** The items of the new quotation, to check and to correct. */
export function DraftItems({ picker }: { picker: string }) {
  const lines = useProducts(useDraft(({ items }) => items));
  return (
    <Section title="Itens" wide>
      {lines.length === 0 && <p>{messages.noItems}</p>}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <DraftLine key={line.Code} line={line} />
        ))}
      </ul>
      <Link to={picker} className={styles.more}>
        Adicionar produtos
      </Link>
    </Section>
  );
}
