import { RemovalNote, useRemoval } from '@rodovia/shared/removal';
import { Link } from '@rodovia/shared/router';
import { type CartLine, messages, useCart, useProducts } from '@rodovia/shared/runtime';
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

/** The items of the cart, with what one does with them at a glance. */
export function CartPanel() {
  const items = useCart((cart) => cart.items);
  const lines = useProducts(items);
  const { removal, remove, listRef } = useRemoval<HTMLUListElement>(useCart);
  const rows = lines.map((line) => <Line key={line.Code} line={line} onRemove={(name) => remove(line.Code, name)} />);
  const note = removal && (
    <li key="removed" className={panel.line}>
      <RemovalNote removal={removal} />
    </li>
  );
  return (
    <>
      <ul className={panel.list} ref={listRef}>
        {removal ? [...rows.slice(0, removal.at), note, ...rows.slice(removal.at)] : rows}
      </ul>
      {items.length === 0 ? (
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
