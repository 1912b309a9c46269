import { useSearchParams } from '@rodovia/shared/router';
import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import type { ComponentType, ReactNode } from 'react';
import { MADE_PARAMETER } from '../../paths';
import styles from './picker.module.css';

const Basket = lazyComponent(() => import(/* webpackChunkName: "closing" */ './basket').then(({ Basket }) => Basket));

const CODE = /^[\da-f-]{36}$/;

interface Props {
  /** Address of the list that the new quotation enters. */
  list: string;
  /** The quotation that was made, in place of the products. */
  Made: ComponentType<{ list: string; code: string }>;
  /** Products to choose from. */
  children: ReactNode;
}

/** A new quotation: products with the basket beside them, and then, in their place, the quotation that was made. */
export function PickerLayout({ list, Made, children }: Props) {
  const [params] = useSearchParams();
  const made = params.get(MADE_PARAMETER);
  if (made && CODE.test(made))
    return (
      <Boundary title="O orçamento não abriu" loading={<div className={styles.waiting} aria-busy="true" />}>
        <Made list={list} code={made} />
      </Boundary>
    );
  return (
    <div className={styles.layout}>
      <div className={styles.products}>{children}</div>
      <Boundary title="A cesta não abriu" loading={<div className={styles.waiting} aria-busy="true" />}>
        <Basket list={list} />
      </Boundary>
    </div>
  );
}
