import { formatCents } from '@rodovia/shared/contracts/proposals';
import { Button, Section } from '@rodovia/shared/crud';
import { useClosing } from '@rodovia/shared/quotations';
import { useNavigate } from '@rodovia/shared/router';
import { useDraft, useDraftFreeItems, useProducts, useSession } from '@rodovia/shared/runtime';
import { forgetDraftClient, useDraftClient } from '../../draft/draft-client';
import { DraftLines } from '../../draft/draft-lines';
import { BASKET, COMPOSING, madePathOf } from '../../paths';
import { beginService } from '../../steps/transitions';
import { DraftClient } from './draft-client-choice';
import { estimateOf } from './estimate';
import styles from './picker.module.css';

/** Sum of the known public prices of the basket. */
function Estimate() {
  const { cents, unpriced } = estimateOf(useProducts(useDraft(({ items }) => items)));
  if (cents === 0) return null;
  return (
    <>
      <p className={styles.total}>
        <span>Total a preço público</span> <span>{formatCents(cents)}</span>
      </p>
      {unpriced > 0 && (
        <p className={styles.hint}>
          {unpriced === 1 ? 'Sem contar 1 item sem preço.' : `Sem contar ${unpriced} itens sem preço.`}
        </p>
      )}
    </>
  );
}

/** Makes the quotation, begins its service, and opens the sheet of its proposal, all on this page. */
function ComposeButton({ list, seller }: { list: string; seller: string }) {
  const client = useDraftClient();
  const navigate = useNavigate();
  const { close, closing } = useClosing(useDraft, useDraftFreeItems);
  const isEmpty = useDraft(({ items }) => items.length === 0);
  const hasNoWords = useDraftFreeItems(({ items }) => items.length === 0);
  const compose = async () => {
    const made = client && (await close({ personCode: client.Code }));
    if (!made) return;
    forgetDraftClient();
    // a quotation whose service could not begin says so itself: its page offers to begin it
    await beginService(made, seller);
    navigate(madePathOf(list, made.Code), { state: COMPOSING });
  };
  const missing = [!client && 'o cliente', isEmpty && hasNoWords && 'os produtos'].filter(Boolean).join(' e ');
  return (
    <>
      <Button type="primary" disabled={missing !== ''} loading={closing} onClick={() => void compose()}>
        Montar proposta
      </Button>
      {missing && <p className={styles.hint}>Escolha {missing}.</p>}
    </>
  );
}

/** The new quotation beside the products: its client, its items, and what they cost. */
export function Basket({ list }: { list: string }) {
  const { isSeller, code } = useSession();
  return (
    <Section title="Cesta">
      <div id={BASKET} tabIndex={-1} className={styles.basket}>
        <DraftClient />
        {/* above the lines, which grow while their products are read: a button never moves from under the finger */}
        {isSeller && code && <ComposeButton list={list} seller={code} />}
        <Estimate />
        <DraftLines />
      </div>
    </Section>
  );
}
