import { Link } from '@rodovia/shared/router';
import { type CartLine, lazyComponent, messages, usePage, useProducts, useSession } from '@rodovia/shared/runtime';
import { Boundary, Button, buttonClass } from '@rodovia/shared/ui';
import { useUnavailableProduct } from '@rodovia/shared/unavailable-product';
import { EmptyState } from '../../empty-state';
import { useGuest } from '../../guest/guest';
import page from '../../page.module.css';
import { DeferredTools } from '../../product-tools/deferred-tools';
import { ProductRow } from '../../products/product-row';
import { forgetSeen, saved, toggleFavourite } from '../../saved-products/saved-products';
import styles from './favourites-page.module.css';

const SavedLists = lazyComponent(() =>
  import(/* webpackChunkName: "profile" */ './saved-lists').then(({ SavedLists }) => SavedLists),
);

const TITLE = 'Favoritos';

/** A product that is no longer for sale, or could not be read. */
function Absent({ line, onRemove }: { line: CartLine; onRemove?: () => void }) {
  const unavailable = useUnavailableProduct(line)?.Product;
  if (line.product === undefined && !line.failed) return <li className={styles.absent}>{messages.loading}</li>;
  const name = unavailable ? `${unavailable.Size} ${unavailable.Description}` : 'Este pneu';
  return (
    <li className={styles.absent}>
      <span>{line.failed ? 'Não foi possível carregar este pneu.' : `${name} não está mais à venda.`}</span>
      {onRemove && (
        <Button aria-label={`Tirar dos favoritos: ${name}`} onClick={onRemove}>
          Tirar
        </Button>
      )}
    </li>
  );
}

function Products({ codes, onRemove }: { codes: readonly string[]; onRemove?: (code: string) => void }) {
  const lines = useProducts(codes.map((Code) => ({ Code, Quantity: 1 })));
  return (
    <ul className="plain-list">
      {lines.map((line) =>
        line.product ? (
          <ProductRow key={line.Code} product={line.product} />
        ) : (
          <Absent key={line.Code} line={line} onRemove={onRemove && (() => onRemove(line.Code))} />
        ),
      )}
    </ul>
  );
}

/** Favourites and recently viewed products, from this device or, with an account, from all devices. */
export function FavouritesPage() {
  const { favourites, seen } = saved.use();
  const isClient = useSession((session) => session.isClient);
  const isGuest = useGuest() !== null;
  usePage(TITLE, [{ label: TITLE }]);
  return (
    <div className={page.page}>
      <h1 className={page.title}>{TITLE}</h1>
      {favourites.length > 0 ? (
        <Products codes={favourites} onRemove={toggleFavourite} />
      ) : (
        <EmptyState title="Nenhum favorito ainda">
          <p>Toque no coração de um pneu, na lista ou na página dele, e ele fica guardado aqui.</p>
          <Link className={buttonClass('primary')} to="/modelos">
            Ver todos os pneus
          </Link>
        </EmptyState>
      )}
      {isClient && !isGuest && (
        <Boundary title="As listas guardadas não abriram">
          <SavedLists />
        </Boundary>
      )}
      {seen.length > 0 && (
        <section aria-label="Vistos recentemente">
          <div className={styles.head}>
            <h2 className={styles.title}>Vistos recentemente</h2>
            <Button onClick={forgetSeen}>Esquecer os vistos</Button>
          </div>
          <Products codes={seen} />
        </section>
      )}
      <DeferredTools />
    </div>
  );
}
