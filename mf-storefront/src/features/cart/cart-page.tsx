import type { Address } from '@rodovia/shared/contracts/people';
import { FreeItems } from '@rodovia/shared/free-items';
import { RemovalNote, useCartLines, withRemovalNote } from '@rodovia/shared/removal';
import { Link } from '@rodovia/shared/router';
import {
  type CartLine,
  callPath,
  formatNumber,
  notify,
  useApi,
  useFreeItems,
  usePage,
  useSession,
} from '@rodovia/shared/runtime';
import { defineSlot } from '@rodovia/shared/slots';
import { Button, buttonClass } from '@rodovia/shared/ui';
import { Estimate } from '../../estimate/estimate-view';
import { useGuest } from '../../guest/guest';
import { ListButton } from '../../list-button';
import page from '../../page.module.css';
import styles from './cart-page.module.css';
import { CartRow } from './cart-row';
import { ClosingButtons } from './closing-buttons';
import { detailsInput, useClosingDetails } from './closing-details';
import { ClosingDetailsFields } from './closing-details-fields';
import { EmptyCart } from './empty-cart';
import { SaveListButton } from './save-list-button';
import { ShareCart } from './share-cart';
import { useCloseCart } from './use-close-cart';

const CartBelow = defineSlot('cart.below');

const isUnavailable = (line: CartLine) => line.product === null;

/** Addresses of a client who is logged in; undefined while they are not known. */
function useOwnAddresses(): readonly Address[] | undefined {
  const { code, isClient } = useSession();
  const isGuest = useGuest() !== null;
  const url = callPath('/address', { personCode: code ?? '' });
  return useApi<Address[]>(url, { enabled: isClient && !isGuest && Boolean(code) }).data;
}

function Summary({ lines }: { lines: CartLine[] }) {
  const { close, closing, isResumed } = useCloseCart();
  const isStaff = useSession(({ isAdmin, isSeller }) => isAdmin || isSeller);
  const addresses = useOwnAddresses();
  const { change, forget, ...typed } = useClosingDetails();
  const details = isStaff
    ? undefined
    : detailsInput(
        typed.details,
        addresses?.map(({ Code }) => Code),
      );
  const check = () => {
    if (!typed.error || isStaff) return true;
    notify.error(`Desejado até: ${typed.error}`);
    return false;
  };
  const finish = async () => {
    if (await close(details)) forget();
  };
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
      {isResumed && (
        <p className={styles.resumed} role="status">
          Você entrou. Falta só fechar o carrinho.
        </p>
      )}
      {!isStaff && <ClosingDetailsFields {...typed} addresses={addresses} onChange={change} />}
      <ClosingButtons
        isBlocked={unavailable > 0}
        busy={closing}
        check={check}
        details={details}
        onClose={() => void finish()}
        onMade={forget}
      />
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
            <SaveListButton />
            <ShareCart />
            <Button onClick={clear}>Limpar carrinho</Button>
          </div>
        )}
      </div>
      {isEmpty ? (
        <>
          {removing.removal && <RemovalNote removal={removing.removal} />}
          <EmptyCart />
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
