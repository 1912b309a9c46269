import { useWhenIdle } from '@rodovia/shared/on-idle';
import { dismissToastsTo, formatNumber, lazyComponent, messages, useCart } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { CartIcon } from './icons';
import panel from './panel.module.css';
import { useDisclosure } from './use-disclosure';

const CartPanel = lazyComponent(() =>
  import(/* webpackChunkName: "cart-panel" */ './cart-panel').then(({ CartPanel }) => CartPanel),
);

/** Cart button with a dropdown. The dropdown's code loads when the page is idle, so that it opens without a connection; its products when it opens. */
export function CartDropdown() {
  const count = useCart((cart) => cart.items.length);
  const { open, toggle, rootRef } = useDisclosure<HTMLDivElement>();
  useWhenIdle(CartPanel.preload);
  return (
    <div ref={rootRef} className={panel.root}>
      <button
        type="button"
        className={panel.toggle}
        aria-expanded={open}
        aria-label={`Carrinho, ${formatNumber(count)} ${count === 1 ? 'item' : 'itens'}`}
        onClick={() => {
          dismissToastsTo('/carrinho');
          toggle();
        }}
      >
        <CartIcon />
        {count > 0 && <span className={panel.count}>{formatNumber(count)}</span>}
      </button>
      {open && (
        <div className={`${panel.panel} ${panel.wide}`}>
          <Boundary title="O carrinho não abriu" loading={<p className={panel.empty}>{messages.loading}</p>}>
            <CartPanel />
          </Boundary>
        </div>
      )}
    </div>
  );
}
