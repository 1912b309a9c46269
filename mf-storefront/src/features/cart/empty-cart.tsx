import { Link } from '@rodovia/shared/router';
import { messages } from '@rodovia/shared/runtime';
import { Button, buttonClass } from '@rodovia/shared/ui';
import { EmptyState } from '../../empty-state';
import { ListButton } from '../../list-button';
import { forgetSearches, searchPath, useRecentSearches } from '../../recent-searches/recent-searches';
import { SavedProductList } from '../../saved-products/saved-product-list';
import { saved } from '../../saved-products/saved-products';
import styles from './cart-page.module.css';

/** Number of products that are offered. */
const SHOWN = 4;

function Searches() {
  const searches = useRecentSearches();
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="buscas">
      <h2 id="buscas" className={styles.offer}>
        Suas últimas buscas
      </h2>
      <div className={styles.searches}>
        {searches.map((search) => (
          <Link key={`${search.key} ${search.words}`} to={searchPath(search)} className={buttonClass()}>
            {search.words.replaceAll(';', ', ')}
          </Link>
        ))}
        <Button onClick={forgetSearches}>Esquecer as buscas</Button>
      </div>
    </section>
  );
}

/** What was liked before, otherwise what was viewed. */
function Products() {
  const { favourites, seen } = saved.use();
  const codes = favourites.length > 0 ? favourites : seen;
  if (codes.length === 0) return null;
  return (
    <section aria-labelledby="guardados">
      <h2 id="guardados" className={styles.offer}>
        {favourites.length > 0 ? 'Seus favoritos' : 'Vistos recentemente'}
      </h2>
      <SavedProductList codes={codes.slice(0, SHOWN)} />
      {codes.length > SHOWN && (
        <p>
          <Link to="/favoritos">Ver todos ({codes.length})</Link>
        </p>
      )}
    </section>
  );
}

/** The cart without items: ways to fill it, and what was searched for and liked before. */
export function EmptyCart() {
  return (
    <>
      <EmptyState title={messages.noItems}>
        <p>Cole a lista da frota ou da oficina, ou escolha pneus no catálogo. O carrinho fechado vira um orçamento.</p>
        <div className={styles.choices}>
          <Link to="/products" className={buttonClass('primary')}>
            Continuar adicionando
          </Link>
          <ListButton />
          <Link to="/favoritos" className={buttonClass()}>
            Favoritos e listas
          </Link>
        </div>
      </EmptyState>
      <Searches />
      <Products />
    </>
  );
}
