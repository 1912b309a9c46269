import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Button, HistoryLink, RecordHead, RecordView, Section, VisitButton } from '@rodovia/shared/crud';
import { callPath, lazyComponent, messages, useApi, useSession } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import type { ComponentType } from 'react';
import { pickerPathOf } from '../../paths';
import { ReminderButton } from '../../reminder/reminder-button';
import { NextStep } from '../../steps/next-step';
import { ShareButton } from './actions/share-button';
import { Letterhead } from './letterhead';
import { QuotationFacts } from './quotation-facts';
import { QuotationItems } from './quotation-items';
import styles from './quotation-page.module.css';
import { QuotationRail } from './quotation-rail';

const FreeItems = lazyComponent(() =>
  import(/* webpackChunkName: "dialogs" */ './free-items').then(({ FreeItems }) => FreeItems),
);

type Part = ComponentType<{ quotation: ShoppingCart }>;

/** What a role can do with a quotation. */
export interface RoleActions {
  /** Actions beside the heading. */
  Actions: Part;
  /** The next step, which stays in view; nothing if it belongs to the proposal. */
  Next: Part;
}

/** Parts of other features that the page shows. */
export interface QuotationParts {
  /** Proposals of the quotation. */
  Proposals: Part;
  /** Conversation between client and staff. */
  Conversation: Part;
}

interface Props extends RoleActions, QuotationParts {
  /** Address of the list that the page belongs to. */
  list: string;
  code: string;
  /** Whether the page stands where the quotation was just made, and offers to make the next one. */
  isMade?: boolean;
}

const include = 'Person,Seller,ShoppingCartItem,FreeItem,History,ClientAddress,Proposal,Reminder,Details';

/** Whether the lines of a proposal say what was requested, so that the request need not be repeated. */
const isAnswered = ({ Status, ProposalStatus: answer }: ShoppingCart) =>
  Boolean(answer) && (answer !== 'DRAFT' || Status === 'IN PROGRESS');

/** What the client requested; on paper always, on the screen until a proposal answers it. */
const Requested = ({ quotation }: { quotation: ShoppingCart }) => (
  <div className={isAnswered(quotation) ? styles.paper : styles.requested}>
    <Section title="Itens">
      <QuotationItems items={quotation.ShoppingCartItem ?? []} />
    </Section>
    {(quotation.FreeItem ?? []).length > 0 && (
      <Boundary title="O que foi pedido por escrito não abriu">
        <FreeItems quotation={quotation} />
      </Boundary>
    )}
  </div>
);

/** A quotation with the actions of a role: items and proposal, and beside them the people, conversation and history. */
export function QuotationPage({ list, code, isMade, Actions, Next, Proposals, Conversation }: Props) {
  const quotation = useApi<ShoppingCart>(callPath(`/shopping-cart/${code}`, { include }), { staleTime: 0 });
  const isAdmin = useSession((session) => session.isAdmin);
  const { data } = quotation;
  return (
    <div className={styles.page}>
      <Letterhead />
      <RecordHead
        list={{ label: 'Orçamentos', path: list }}
        code={code}
        name={data && [`Orçamento nº ${data.Number}`, data.Person?.Name].filter(Boolean).join(' · ')}
        otherwise="Orçamento"
      >
        {data && (
          <>
            <ShareButton quotation={data} />
            <ReminderButton quotation={data} />
            {isAdmin && <HistoryLink record={code} />}
            <Button onClick={() => window.print()}>Imprimir</Button>
            {isMade && <VisitButton to={pickerPathOf(list)}>Novo orçamento</VisitButton>}
            <Actions quotation={data} />
          </>
        )}
      </RecordHead>
      <RecordView read={quotation} failure={messages.quotationNotLoaded}>
        {(record) => (
          <>
            <QuotationFacts quotation={record} />
            <div className={styles.columns}>
              <div className={styles.main}>
                {record.Status !== 'OPEN' && (
                  <Boundary title="A proposta não abriu">
                    <Proposals quotation={record} />
                  </Boundary>
                )}
                <Requested quotation={record} />
                <NextStep>
                  <Next quotation={record} />
                </NextStep>
              </div>
              <QuotationRail quotation={record} Conversation={Conversation} />
            </div>
          </>
        )}
      </RecordView>
    </div>
  );
}
