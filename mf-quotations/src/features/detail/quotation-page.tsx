import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Button, HistoryLink, RecordHead, RecordView } from '@rodovia/shared/crud';
import { useParams } from '@rodovia/shared/router';
import { callPath, messages, useApi, useSession } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import type { ComponentType } from 'react';
import { ShareButton } from './actions/share-button';
import { Letterhead } from './letterhead';
import { QuotationSections } from './quotation-sections';
import styles from './sheet.module.css';

interface Props {
  /** Address of the list that the page belongs to. */
  list: string;
  /** Actions of the reader's role. */
  Actions: ComponentType<{ quotation: ShoppingCart }>;
  /** Proposals of the quotation; their code may still be loading. */
  Proposals: ComponentType<{ quotation: ShoppingCart }>;
  /** Conversation between client and staff; its code loads with the proposals. */
  Conversation: ComponentType<{ quotation: ShoppingCart }>;
}

const include = 'Person,Seller,ShoppingCartItem,FreeItem,History,ClientAddress,Proposal';

/** Placeholder for lazily loaded parts. */
const Waiting = () => <div className={styles.waiting} aria-busy="true" />;

/** A quotation with the actions of a role. */
export function QuotationPage({ list, Actions, Proposals, Conversation }: Props) {
  const { code = '' } = useParams();
  const quotation = useApi<ShoppingCart>(callPath(`/shopping-cart/${code}`, { include }), { staleTime: 0 });
  const isAdmin = useSession((session) => session.isAdmin);
  return (
    <div className={styles.sheet}>
      <Letterhead />
      <RecordHead
        list={{ label: 'Orçamentos', path: list }}
        code={code}
        name={quotation.data && `Orçamento nº ${quotation.data.Number}`}
        otherwise="Orçamento"
      >
        {quotation.data && (
          <>
            <ShareButton quotation={quotation.data} />
            {isAdmin && <HistoryLink record={code} />}
            <Button onClick={() => window.print()}>Imprimir</Button>
            <Actions quotation={quotation.data} />
          </>
        )}
      </RecordHead>
      <RecordView read={quotation} failure={messages.quotationNotLoaded}>
        {(record) => (
          <>
            {record.Status !== 'OPEN' && (
              <div className={styles.proposal}>
                <Boundary title="A proposta não abriu" loading={<Waiting />}>
                  <Proposals quotation={record} />
                </Boundary>
              </div>
            )}
            <Boundary title="A conversa não abriu" loading={<Waiting />}>
              <Conversation quotation={record} />
            </Boundary>
            <QuotationSections quotation={record} />
          </>
        )}
      </RecordView>
    </div>
  );
}
