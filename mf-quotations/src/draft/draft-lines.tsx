import type { EqualProduct } from '@rodovia/shared/contracts/catalog';
import { imageVariant } from '@rodovia/shared/contracts/images';
import { Button } from '@rodovia/shared/crud';
import { FreeItems } from '@rodovia/shared/free-items';
import { ItemWords } from '@rodovia/shared/item-words';
import { type CartLine, messages, useDraft, useDraftFreeItems, useProducts } from '@rodovia/shared/runtime';
import { replaceInList, useUnavailableProduct } from '@rodovia/shared/unavailable-product';
import list from '../product-choice/line-list.module.css';
import styles from './draft-lines.module.css';
import { DraftPrice } from './draft-price';
import { DraftQuantity } from './draft-quantity';

function nameOf({ product, failed }: CartLine, replacement: EqualProduct | undefined): string {
  const known = product ?? replacement?.Product;
  if (known) return known.Description;
  if (failed) return 'Erro ao buscar o produto.';
  return product === null ? 'Este produto não está mais à venda.' : messages.loading;
}

/** Returns size and picture of a product, also if it is no longer for sale. */
function shownOf({ product }: CartLine, replacement: EqualProduct | undefined) {
  const known = product ?? replacement?.Product;
  return { size: known?.Size, picture: (known?.ProductImage?.[0] ?? known?.Model?.ModelImage?.[0])?.Url };
}

function DraftLine({ line }: { line: CartLine }) {
  const remove = useDraft((draft) => draft.remove);
  const replacement = useUnavailableProduct(line);
  const name = nameOf(line, replacement);
  const { size, picture } = shownOf(line, replacement);
  const equal = replacement?.Equal;
  return (
    <li data-line={line.Code}>
      {picture && <img className={styles.picture} src={imageVariant(picture, 320)} alt="" width="48" height="48" />}
      <div className={list.name}>
        {name} {size && <strong>{size}</strong>}
        {line.product && <DraftPrice product={line.product} />}
        <ItemWords words={line.Words} label="Na lista do cliente" />
        {replacement && (
          <>
            {' '}
            <span className={styles.gone}>Indisponível</span>
          </>
        )}
      </div>
      {equal && (
        <Button onClick={() => replaceInList(useDraft, line, equal)}>
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

/** Items of the new quotation with their prices, for review and correction. */
export function DraftLines() {
  const lines = useProducts(useDraft(({ items }) => items));
  return (
    <>
      {lines.length === 0 && <p>{messages.noItems}</p>}
      <ul className={list.lines}>
        {lines.map((line) => (
          <DraftLine key={line.Code} line={line} />
        ))}
      </ul>
      <FreeItems list={useDraftFreeItems} from="do orçamento" />
    </>
  );
}
