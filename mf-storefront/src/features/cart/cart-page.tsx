import { formatCents } from '@rodovia/shared/contracts/proposals';
import { FreeItems } from '@rodovia/shared/free-items';
import { RemovalNote, useCartLines, withRemovalNote } from '@rodovia/shared/removal';
import { Link } from '@rodovia/shared/router';
import { type CartLine, formatNumber, messages, useFreeItems, usePage, useSession } from '@rodovia/shared/runtime';
import { defineSlot } from '@rodovia/shared/slots';
import { Button, buttonClass } from '@rodovia/shared/ui';
import { EmptyState } from '../../empty-state';
import { ListButton } from '../../list-button';
import page from '../../page.module.css';
import styles from './cart-page.module.css';
import { CartRow } from './cart-row';
import { estimateOf } from './estimate';
import { ShareCart } from './share-cart';
import { useCloseCart } from './use-close-cart';

const CartBelow = defineSlot('cart.below');

const isUnavailable = (line: CartLine) => line.product === null;

function Estimate({ lines }: { lines: CartLine[] }) {
  const estimate = lines.length > 0 ? estimateOf(lines) : undefined;
  if (!estimate) return null;
  const { cents, onRequest } = estimate;
  if (onRequest === lines.length) return <p>Preço sob consulta: o total vem na proposta do vendedor.</p>;
  return (
    <div>
      <p className={styles.estimate}>
        Estimativa <strong>{formatCents(cents)}</strong>
      </p>
      {onRequest > 0 && (
        <p>
          {onRequest === 1
            ? 'Sem o item que tem preço sob consulta.'
            : `Sem os ${formatNumber(onRequest)} itens que têm preço sob consulta.`}
        </p>
      )}
      <p className={page.lead}>A proposta do vendedor decide o preço.</p>
    </div>
  );
}

function Summary({ lines }: { lines: CartLine[] }) {
  const { close, closing } = useCloseCart();
  const isStaff = useSession(({ isAdmin, isSeller }) => isAdmin || isSeller);
  const unavailable = lines.filter(isUnavailable).length;
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
      {unavailable > 0 && (
        <p className={styles.blocked} role="alert">
          {unavailable === 1
            ? 'Um item não está mais disponível. Remova-o'
            : `${unavailable} itens não estão mais disponíveis. Remova-os`}{' '}
          para fechar o carrinho.
        </p>
      )}
      <Button kind="primary" busy={closing} disabled={unavailable > 0} onClick={() => void close()}>
        Fechar carrinho
      </Button>
      <Link to="/products" className={buttonClass()}>
        Continuar adicionando
      </Link>
      <CartBelow items={lines.length} />
    </aside>
  );
}

function Rows({ lines, removal, remove }: RowsProps) {
  const rowOf = (line: CartLine) => (
    <CartRow key={line.Code} line={line} onRemove={(name) => remove(line.Code, name)} />
  );
  const rows = withRemovalNote(lines.map(rowOf), removal);
  return rows.length > 0 && <ul className="plain-list">{rows}</ul>;
}

type RowsProps = Pick<ReturnType<typeof useCartLines>, 'removal' | 'remove'> & {
  lines: CartLine[];
};

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

/** The visitor's cart: quantities, removal, and closing it as a quotation. */
export function CartPage() {
  const { lines, clear, listRef, ...removing } = useCartLines<HTMLDivElement>(useFreeItems);
  const isEmpty = useFreeItems((free) => free.items.length === 0) && lines.length === 0;
  usePage('Carrinho', [{ label: 'Carrinho' }]);
  return (
    <div className={page.page}>
      <div className={styles.head}>
        <h1 className={page.title}>Carrinho</h1>
        {!isEmpty && (
          <div className={styles.ways}>
            <ListButton />
            {lines.length > 0 && <ShareCart />}
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
