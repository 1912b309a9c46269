import type { EqualProduct } from '@rodovia/shared/contracts';
import { imageVariant } from '@rodovia/shared/contracts/image-variant';
import { Button, Section } from '@rodovia/shared/crud';
import { FreeItems } from '@rodovia/shared/free-items';
import { takeInstead, useGone } from '@rodovia/shared/gone-product';
import { Link } from '@rodovia/shared/router';
import { type CartLine, messages, useDraft, useDraftFreeItems, useProducts } from '@rodovia/shared/runtime';
import { DraftQuantity } from '../../draft-quantity';
import styles from './draft-items.module.css';

function nameOf({ product, failed }: CartLine, gone: EqualProduct | undefined): string {
  const known = product ?? gone?.Product;
  if (known) return known.Description;
  if (failed) return 'Erro ao buscar o produto.';
  return product === null ? 'Este produto não está mais à venda.' : messages.loading;
}

/** Size and picture, its own or its model's, also of what is not for sale any more. */
function shownOf({ product }: CartLine, gone: EqualProduct | undefined) {
  const known = product ?? gone?.Product;
  return { size: known?.Size, picture: (known?.ProductImage?.[0] ?? known?.Model?.ModelImage?.[0])?.Url };
}

function DraftLine({ line }: { line: CartLine }) {
  const remove = useDraft((draft) => draft.remove);
  const gone = useGone(line);
  const name = nameOf(line, gone);
  const { size, picture } = shownOf(line, gone);
  const equal = gone?.Equal;
  return (
    <li className={styles.line} data-line={line.Code}>
      {picture && <img className={styles.picture} src={imageVariant(picture, 320)} alt="" width="48" height="48" />}
      <span className={styles.name}>
        {name} {size && <strong>{size}</strong>}
        {gone && (
          <>
            {' '}
            <span className={styles.gone}>Indisponível</span>
          </>
        )}
      </span>
      {equal && (
        <Button onClick={() => takeInstead(useDraft, line, equal)}>
          Trocar por {equal.Description} {equal.Size}
        </Button>
      )}
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
      <FreeItems list={useDraftFreeItems} from="do orçamento" />
      <Link to={picker} className={styles.more}>
        Adicionar produtos
      </Link>
    </Section>
  );
}
