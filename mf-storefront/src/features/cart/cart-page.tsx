import { formatCents } from '@rodovia/shared/contracts/money';
import { FreeItems } from '@rodovia/shared/free-items';
import { RemovalNote, useRemoval } from '@rodovia/shared/removal';
import { Link } from '@rodovia/shared/router';
import {
  type CartLine,
  formatNumber,
  messages,
  useCart,
  useFreeItems,
  usePage,
  useProducts,
  useSession,
} from '@rodovia/shared/runtime';
import { Button, buttonClass } from '@rodovia/shared/ui';
import { EmptyState } from '../../empty-state';
import { ListButton } from '../../list-button';
import page from '../../page.module.css';
import styles from './cart-page.module.css';
import { CartRow } from './cart-row';
import { estimateOf } from './estimate';
import { ShareCart } from './share-cart';
import { useCloseCart } from './use-close-cart';

const isGone = (line: CartLine) => line.product === null;

function Estimate({ lines }: { lines: CartLine[] }) {
  const cents = lines.length > 0 ? estimateOf(lines) : undefined;
  if (cents === undefined) return null;
  if (cents === null) return <p>Há item com preço sob consulta: o total vem na proposta do vendedor.</p>;
  return (
    <div>
      <p className={styles.estimate}>
        Estimativa <strong>{formatCents(cents)}</strong>
      </p>
      <p className={page.lead}>A proposta do vendedor decide o preço.</p>
    </div>
  );
}

function Summary({ lines }: { lines: CartLine[] }) {
  const { close, closing } = useCloseCart();
  const isStaff = useSession(({ isAdmin, isSeller }) => isAdmin || isSeller);
  const gone = lines.filter(isGone).length;
  const written = useFreeItems(({ items }) => items.length);
  const tyres = lines.reduce((sum, line) => sum + line.Quantity, 0);
  return (
    <aside className={styles.summary} aria-label="Resumo">
      <p className={styles.total}>
        {formatNumber(lines.length)} {lines.length === 1 ? 'item' : 'itens'} · {formatNumber(tyres)}{' '}
        {tyres === 1 ? 'pneu' : 'pneus'}
        {written > 0 && ` · ${formatNumber(written)} por escrito`}
      </p>
      <Estimate lines={lines} />
      <p className={page.lead}>
        {isStaff
          ? 'Fechar o carrinho leva estes itens ao painel, onde você escolhe o cliente do orçamento.'
          : 'Fechar o carrinho cria um orçamento. Não há pagamento no site: um vendedor retorna com a proposta.'}
      </p>
      {gone > 0 && (
        <p className={styles.blocked} role="alert">
          {gone === 1
            ? 'Um item não está mais disponível. Remova-o'
            : `${gone} itens não estão mais disponíveis. Remova-os`}{' '}
          para fechar o carrinho.
        </p>
      )}
      <Button kind="primary" busy={closing} disabled={gone > 0} onClick={() => void close()}>
        Fechar carrinho
      </Button>
      <Link to="/products" className={buttonClass()}>
        Continuar adicionando
      </Link>
    </aside>
  );
}

function Empty() {
  return (
    <EmptyState title={messages.noItems}>
      <p>Escolha pneus no catálogo e volte para fechar o orçamento.</p>
      <div className={styles.ways}>
        <Link to="/products" className={buttonClass('primary')}>
          Continuar adicionando
        </Link>
        <ListButton />
      </div>
    </EmptyState>
  );
}

function Rows({ lines, removal, remove }: RowsProps) {
  const rows = lines.map((line) => (
    <CartRow key={line.Code} line={line} onRemove={(name) => remove(line.Code, name)} />
  ));
  const note = removal && (
    <li key="removed">
      <RemovalNote removal={removal} />
    </li>
  );
  const shown = removal ? [...rows.slice(0, removal.at), note, ...rows.slice(removal.at)] : rows;
  return shown.length > 0 && <ul className={styles.rows}>{shown}</ul>;
}

type RowsProps = Pick<ReturnType<typeof useRemoval>, 'removal' | 'remove'> & {
  lines: CartLine[];
};

/** The visitor's cart: quantities, removal, and its closing as a quotation. */
export function CartPage() {
  const items = useCart((cart) => cart.items);
  const lines = useProducts(items);
  const isEmpty = useFreeItems((free) => free.items.length === 0) && items.length === 0;
  const { clear, listRef, ...removing } = useRemoval<HTMLDivElement>(useCart, undefined, useFreeItems);
  usePage('Carrinho', [{ label: 'Carrinho' }]);
  return (
    <div className={page.page}>
      <div className={styles.head}>
        <h1 className={page.title}>Carrinho</h1>
        {!isEmpty && (
          <div className={styles.ways}>
            <ListButton />
            {items.length > 0 && <ShareCart />}
            <Button onClick={clear}>Limpar carrinho</Button>
          </div>
        )}
      </div>
      {isEmpty ? (
        <>
          {removing.removal && <RemovalNote removal={removing.removal} />}
          <Empty />
        </>
      ) : (
        <div className={styles.columns}>
          <div ref={listRef}>
            <Rows lines={lines} {...removing} />
            <FreeItems list={useFreeItems} from="do carrinho" />
          </div>
          <Summary lines={lines} />
        </div>
      )}
    </div>
  );
}
