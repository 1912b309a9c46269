import type { EqualProduct, Product } from '@rodovia/shared/contracts/catalog';
import { Link } from '@rodovia/shared/router';
import { formatMoney, useApi } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import { type RefObject, useRef } from 'react';
import { comparePath, dropFromCompare } from '../../compare/compare-list';
import { AddToCart } from '../../products/add-to-cart';
import { ProductPicture } from '../../products/product-picture';
import { TyreOutlines } from '../../products/tyre-outlines';
import styles from './compare-page.module.css';
import { type CompareRow, compareRows } from './compare-rows';

/** A product that is no longer for sale, with a replacement if there is one. */
function UnavailableProduct({ code }: { code: string }) {
  const { data } = useApi<EqualProduct>(`/product/equal/${code}`);
  return (
    <>
      {data?.Product && <span className={styles.size}>{data.Product.Size}</span>}
      {data?.Product && <span className={styles.name}>{data.Product.Description}</span>}
      <span className={styles.gone}>Não está mais à venda.</span>
      {data?.Equal && (
        <Link to={`/modelos/${data.Equal.Code}`}>
          Parecido: {data.Equal.Size} {data.Equal.Brand?.Description}
        </Link>
      )}
    </>
  );
}

function Head({ product }: { product: Product }) {
  return (
    <>
      <ProductPicture product={product} className={styles.picture} />
      <Link className={styles.size} to={`/modelos/${product.Code}`}>
        {product.Size}
      </Link>
      <span className={styles.name}>{product.Description}</span>
    </>
  );
}

function Row({ row: { label, values, differs }, codes }: { row: CompareRow; codes: readonly string[] }) {
  return (
    <tr className={differs ? styles.differs : undefined}>
      <th scope="row">
        {label}
        {differs && <span className={styles.mark}>diferente</span>}
      </th>
      {values.map((value, place) => (
        <td key={codes[place]}>{value || '–'}</td>
      ))}
    </tr>
  );
}

/** On a narrow screen, which of the products one sees, and the way to the next one. */
function Ways({ table, count }: { table: RefObject<HTMLElement | null>; count: number }) {
  const go = (step: number) => {
    const column = table.current?.querySelector('th[scope="col"]')?.clientWidth ?? 0;
    table.current?.scrollBy({ left: step * column, behavior: 'smooth' });
  };
  return (
    <div className={styles.ways}>
      <span>{count} pneus lado a lado</span>
      <Button aria-label="Pneu anterior" onClick={() => go(-1)}>
        ←
      </Button>
      <Button aria-label="Próximo pneu" onClick={() => go(1)}>
        →
      </Button>
    </div>
  );
}

interface Props {
  codes: readonly string[];
  /** Products in the order of the codes; null if not for sale. */
  products: readonly (Product | null)[];
}

const priceOf = (product: Product | null) => {
  if (!product) return '';
  return product.PublicPrice === null ? 'Sob consulta' : formatMoney(product.PublicPrice);
};

/**
 * Products side by side with aligned rows and highlighted differences. Wide tables scroll while the labels stay
 * visible.
 */
export function CompareTable({ codes, products }: Props) {
  const table = useRef<HTMLElement>(null);
  const prices = products.map(priceOf);
  const price = { label: 'Preço', values: prices, differs: new Set(prices.filter(Boolean)).size > 1 };
  const sizes = [...new Set(products.flatMap((product) => product?.Size ?? []))];
  return (
    <>
      <Ways table={table} count={codes.length} />
      {/*
       * biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
       */}
      <section ref={table} className={styles.scroll} aria-label="Pneus lado a lado" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.corner}>
                <span className="visually-hidden">Linha</span>
              </td>
              {codes.map((code, place) => {
                const product = products[place];
                return (
                  <th key={code} scope="col">
                    <div className={styles.head}>
                      {product ? <Head product={product} /> : <UnavailableProduct code={code} />}
                    </div>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {[price, ...compareRows(products)].map((row) => (
              <Row key={row.label} row={row} codes={codes} />
            ))}
            <tr>
              <th scope="row">Comprar</th>
              {codes.map((code, place) => {
                const product = products[place];
                return (
                  <td key={code}>
                    {product && <AddToCart product={product} />}
                    <Link
                      className={styles.drop}
                      to={comparePath(codes.filter((other) => other !== code))}
                      aria-label={`Tirar da comparação: ${product ? `${product.Size} ${product.Description}` : 'o que não está à venda'}`}
                      onClick={() => dropFromCompare(code)}
                    >
                      Tirar da comparação
                    </Link>
                  </td>
                );
              })}
            </tr>
          </tbody>
        </table>
      </section>
      {sizes.length > 0 && (
        <section className={styles.outlines}>
          <h2 className={styles.heading}>Na mesma escala</h2>
          <TyreOutlines sizes={sizes} />
        </section>
      )}
    </>
  );
}
