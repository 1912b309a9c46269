import { useCartLines, withRemovalNote } from '@rodovia/shared/removal';
import { Link } from '@rodovia/shared/router';
import { type CartLine, messages, useCart } from '@rodovia/shared/runtime';
import { buttonClass, QuantityStepper } from '@rodovia/shared/ui';
import panel from './panel.module.css';

function Line({ line, onRemove }: { line: CartLine; onRemove: (name: string) => void }) {
  const put = useCart((cart) => cart.put);
  const name = line.product ? `${line.product.Size} ${line.product.Description}` : 'Produto indisponível';
  return (
    <li className={panel.line}>
      {line.product === undefined ? (
        <span>{messages.loading}</span>
      ) : (
        <Link to={`/modelos/${line.Code}`}>{line.product?.Size ?? name}</Link>
      )}
      {line.product && <span className={panel.detail}>{line.product.Description}</span>}
      <div className={panel.controls}>
        <QuantityStepper value={line.Quantity} label={name} onChange={(quantity) => put(line.Code, quantity)} />
        <button
          type="button"
          className={panel.remove}
          aria-label={`Remover ${name}`}
          onClick={() => onRemove(line.product?.Description ?? 'O produto')}
        >
          Remover
        </button>
      </div>
    </li>
  );
}

/** Items of the cart with quantity, removal and the link to the cart. */
export function CartPanel() {
  const { lines, removal, remove, listRef } = useCartLines<HTMLUListElement>();
  const rows = lines.map((line) => <Line key={line.Code} line={line} onRemove={(name) => remove(line.Code, name)} />);
  return (
    <>
      <ul className={panel.list} ref={listRef}>
        {withRemovalNote(rows, removal, panel.line)}
      </ul>
      {lines.length === 0 ? (
        <p className={panel.empty}>{messages.noItems}</p>
      ) : (
        <div className={panel.foot}>
          <Link to="/carrinho" className={buttonClass('primary')}>
            Ver carrinho
          </Link>
        </div>
      )}
    </>
  );
}
