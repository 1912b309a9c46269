import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Section } from '@rodovia/shared/crud';
import { defineSlot } from '@rodovia/shared/slots';
import { Boundary } from '@rodovia/shared/ui';
import type { ComponentType } from 'react';
import { QuotationHistory } from './quotation-history';
import styles from './quotation-page.module.css';
import { ClientFacts, SellerFacts } from './quotation-parties';

const QuotationAside = defineSlot('quotation.aside');

interface Props {
  quotation: ShoppingCart;
  /** Conversation between client and staff. */
  Conversation: ComponentType<{ quotation: ShoppingCart }>;
}

/** What stands beside the items: the people, their conversation, and what happened. */
export function QuotationRail({ quotation, Conversation }: Props) {
  const { Code, Person: client, Seller, History = [] } = quotation;
  return (
    <aside className={styles.rail} aria-label="Cliente, conversa e histórico">
      {client && <ClientFacts quotation={quotation} client={client} />}
      <div className={styles.inner}>
        <Boundary title="A conversa não abriu">
          <Conversation quotation={quotation} />
        </Boundary>
        <Section title="Histórico">
          <QuotationHistory steps={History} />
        </Section>
        <QuotationAside code={Code} client={client?.Code ?? null} />
      </div>
      <SellerFacts seller={Seller} />
    </aside>
  );
}
