import type { ShoppingCart } from '@rodovia/shared/contracts';
import { Button, PageHead, RecordView } from '@rodovia/shared/crud';
import { useParams } from '@rodovia/shared/router';
import { callPath, messages, useApi, usePage } from '@rodovia/shared/runtime';
import type { ComponentType } from 'react';
import { QuotationSections } from './quotation-sections';
import { ShareButton } from './share-button';
import styles from './sheet.module.css';

interface Props {
  /** Address of the list that the page belongs to. */
  list: string;
  /** What the reader's role may do with the quotation. */
  Actions: ComponentType<{ quotation: ShoppingCart }>;
}

const include = 'Person,Seller,ShoppingCartItem,History';

/** One quotation, with the actions of a role. */
export function QuotationPage({ list, Actions }: Props) {
  const { code = '' } = useParams();
  const quotation = useApi<ShoppingCart>(callPath(`/shopping-cart/${code}`, { include }), { staleTime: 0 });
  const title = quotation.data ? `Orçamento nº ${quotation.data.Number}` : 'Orçamento';
  usePage(title, [{ label: 'Orçamentos', href: list }]);
  return (
    <div className={styles.sheet}>
      <PageHead title={title}>
        {quotation.data && (
          <>
            <ShareButton quotation={quotation.data} />
            <Button onClick={() => window.print()}>Imprimir / PDF</Button>
            <Actions quotation={quotation.data} />
          </>
        )}
      </PageHead>
      <RecordView read={quotation} failure={messages.quotationNotLoaded}>
        {(record) => <QuotationSections quotation={record} />}
      </RecordView>
    </div>
  );
}
