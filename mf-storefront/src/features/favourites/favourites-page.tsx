import { useGone } from '@rodovia/shared/gone-product';
import { Link } from '@rodovia/shared/router';
import { type CartLine, messages, usePage, useProducts } from '@rodovia/shared/runtime';
import { Button, buttonClass } from '@rodovia/shared/ui';
import { EmptyState } from '../../empty-state';
import { forgetSeen, saved, toggleFavourite } from '../../kept/saved-products';
import { KeptTools } from '../../kept-tools';
import page from '../../page.module.css';
import { ProductRow } from '../../product-row';
import styles from './favourites-page.module.css';

const TITLE = 'Favoritos';

/** A product that is not sold any more, or that could not be read. */
function Absent({ line, onRemove }: { line: CartLine; onRemove?: () => void }) {
  const gone = useGone(line)?.Product;
  if (line.product === undefined && !line.failed) return <li className={styles.absent}>{messages.loading}</li>;
  const name = gone ? `${gone.Size} ${gone.Description}` : 'Este pneu';
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
    <ul className={styles.rows}>
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

/** What the visitor likes, and what was looked at lately, on this device and, with an account, on all of them. */
export function FavouritesPage() {
  const { favourites, seen } = saved.use();
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
      {seen.length > 0 && (
        <section aria-label="Vistos recentemente">
          <div className={styles.head}>
            <h2 className={styles.title}>Vistos recentemente</h2>
            <Button onClick={forgetSeen}>Esquecer os vistos</Button>
          </div>
          <Products codes={seen} />
        </section>
      )}
      <KeptTools />
    </div>
  );
}
