import { OfflineNotice, Toaster } from '@rodovia/shared/ui';
import type { ReactNode } from 'react';
import { useHeadingFocus, useNewList } from '../use-heading-focus';
import { Breadcrumb } from './breadcrumb';
import { Footer } from './footer';
import styles from './storefront-layout.module.css';
import { TopBar } from './top-bar';

const TOAST_MS = 5000;

/** Layout of public pages: top bar, breadcrumbs, page, footer. */
export function StorefrontLayout({ children }: { children: ReactNode }) {
  useHeadingFocus();
  useNewList();
  return (
    <>
      <a className={styles.skip} href="#conteudo">
        Ir para o conteúdo
      </a>
      <TopBar />
      <Breadcrumb />
      <main id="conteudo" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <OfflineNotice safe="o carrinho está guardado" />
      <Toaster duration={TOAST_MS} />
    </>
  );
}
