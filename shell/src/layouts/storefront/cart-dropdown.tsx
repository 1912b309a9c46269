import { Link } from '@rodovia/shared/router';
import { type CartLine, messages, useCart, useProducts } from '@rodovia/shared/runtime';
import { buttonClass, QuantityStepper } from '@rodovia/shared/ui';
import { CartIcon } from './icons';
import panel from './panel.module.css';
import { useDisclosure } from './use-disclosure';

function Line({ line }: { line: CartLine }) {
  const { put, remove } = useCart();
  const name = line.product ? `${line.product.Size} ${line.product.Description}` : 'Produto indisponível';
  return (
    <li className={panel.line}>
      {line.product === undefined ? (
        <span>{messages.loading}</span>
      ) : (
        <Link to={`/modelos/${line.Code}`}>{line.product?.Size ?? name}</Link>
      )}
      <button type="button" className={panel.entry} aria-label={`Remover ${name}`} onClick={() => remove(line.Code)}>
        Remover
      </button>
      {line.product && <span className={panel.detail}>{line.product.Description}</span>}
      <QuantityStepper value={line.Quantity} label={name} onChange={(quantity) => put(line.Code, quantity)} />
    </li>
  );
}

function CartPanel() {
  const items = useCart((cart) => cart.items);
  const lines = useProducts(items);
  if (items.length === 0) return <p className={panel.empty}>{messages.noItems}</p>;
  return (
    <>
      <ul className={panel.list}>
        {lines.map((line) => (
          <Line key={line.Code} line={line} />
        ))}
      </ul>
      <div className={panel.foot}>
        <Link to="/carrinho" className={buttonClass('primary')}>
          Ver carrinho
        </Link>
      </div>
    </>
  );
}

/** The cart at a glance; its products are read when it opens. */
export function CartDropdown() {
  const count = useCart((cart) => cart.items.length);
  const { open, toggle, rootRef } = useDisclosure<HTMLDivElement>();
  return (
    <div ref={rootRef} className={panel.root}>
      <button
        type="button"
        className={panel.toggle}
        aria-expanded={open}
        aria-label={count === 1 ? 'Carrinho, 1 item' : `Carrinho, ${count} itens`}
        onClick={toggle}
      >
        <CartIcon />
        <span className={panel.count}>{count}</span>
      </button>
      {open && (
        <div className={`${panel.panel} ${panel.wide}`}>
          <CartPanel />
        </div>
      )}
    </div>
  );
}
