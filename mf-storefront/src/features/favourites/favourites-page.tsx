import { Link } from '@rodovia/shared/router';
import { lazyComponent, usePage, useSession } from '@rodovia/shared/runtime';
import { Boundary, Button, buttonClass } from '@rodovia/shared/ui';
import { EmptyState } from '../../empty-state';
import { useGuest } from '../../guest/guest';
import page from '../../page.module.css';
import { DeferredTools } from '../../product-tools/deferred-tools';
import { SavedProductList } from '../../saved-products/saved-product-list';
import { forgetSeen, saved, toggleFavourite } from '../../saved-products/saved-products';
import styles from './favourites-page.module.css';

const SavedLists = lazyComponent(() =>
  import(/* webpackChunkName: "profile" */ './saved-lists').then(({ SavedLists }) => SavedLists),
);

const TITLE = 'Favoritos';

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
        <SavedProductList codes={favourites} onRemove={toggleFavourite} />
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
          <SavedProductList codes={seen} />
        </section>
      )}
      <DeferredTools />
    </div>
  );
}
