import { formatCents } from '@rodovia/shared/contracts/money';
import { RemovalNote, useRemoval } from '@rodovia/shared/removal';
import { Link } from '@rodovia/shared/router';
import {
  type CartLine,
  formatNumber,
  messages,
  useCart,
  usePage,
  useProducts,
  useSession,
} from '@rodovia/shared/runtime';
import { Button, buttonClass } from '@rodovia/shared/ui';
import { EmptyState } from '../../empty-state';
import page from '../../page.module.css';
import styles from './cart-page.module.css';
import { CartRow } from './cart-row';
import { estimateOf } from './estimate';
import { useCloseCart } from './use-close-cart';

const isGone = (line: CartLine) => line.product === null;

function Estimate({ lines }: { lines: CartLine[] }) {
  const cents = estimateOf(lines);
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
  const tyres = lines.reduce((sum, line) => sum + line.Quantity, 0);
  return (
    <aside className={styles.summary} aria-label="Resumo">
      <p className={styles.total}>
        {formatNumber(lines.length)} {lines.length === 1 ? 'item' : 'itens'} · {formatNumber(tyres)}{' '}
        {tyres === 1 ? 'pneu' : 'pneus'}
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
      <Link to="/products" className={buttonClass('primary')}>
        Continuar adicionando
      </Link>
    </EmptyState>
  );
}

function Rows({ lines, removal, remove, listRef }: RowsProps) {
  const rows = lines.map((line) => (
    <CartRow key={line.Code} line={line} onRemove={(name) => remove(line.Code, name)} />
  ));
  const note = removal && (
    <li key="removed">
      <RemovalNote removal={removal} />
    </li>
  );
  return (
    <ul className={styles.rows} ref={listRef}>
      {removal ? [...rows.slice(0, removal.at), note, ...rows.slice(removal.at)] : rows}
    </ul>
  );
}

type RowsProps = Pick<ReturnType<typeof useRemoval<HTMLUListElement>>, 'removal' | 'remove' | 'listRef'> & {
  lines: CartLine[];
};

/** The visitor's cart: quantities, removal, and its closing as a quotation. */
export function CartPage() {
  const items = useCart((cart) => cart.items);
  const lines = useProducts(items);
  const { clear, ...removing } = useRemoval<HTMLUListElement>(useCart);
  usePage('Carrinho', [{ label: 'Carrinho' }]);
  return (
    <div className={page.page}>
      <div className={styles.head}>
        <h1 className={page.title}>Carrinho</h1>
        {items.length > 0 && <Button onClick={clear}>Limpar carrinho</Button>}
      </div>
      {items.length === 0 ? (
        <>
          {removing.removal && <RemovalNote removal={removing.removal} />}
          <Empty />
        </>
      ) : (
        <div className={styles.columns}>
          <Rows lines={lines} {...removing} />
          <Summary lines={lines} />
        </div>
      )}
    </div>
  );
}
