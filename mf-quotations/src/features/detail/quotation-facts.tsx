import { formatCents } from '@rodovia/shared/contracts/proposals';
import { outcomeWords, type QuotationReminder, type ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { dayText, Facts, Section } from '@rodovia/shared/crud';
import { formatInstant, formatNumber } from '@rodovia/shared/runtime';
import { useServerTime } from '@rodovia/shared/server-time';
import { StatusTag } from '@rodovia/shared/status-tag';
import { validityWords } from '@rodovia/shared/validity';
import { DueTime } from '../../due-time/due-time';
import styles from './quotation-page.module.css';

/** Describes how long the proposal in force can be accepted; undefined without one. */
function useValidity({ Status, Proposal }: ShoppingCart): string | undefined {
  const now = useServerTime();
  const isInForce = Status === 'IN PROGRESS' && Proposal?.Status === 'SENT' && Proposal.ValidUntil;
  return isInForce ? validityWords(isInForce, now) : undefined;
}

const reminderWords = ({ DueDate, Note }: QuotationReminder) => [dayText(DueDate), Note].filter(Boolean).join(': ');

const itemWords = (count: number) => (count === 1 ? '1 item' : `${formatNumber(count)} itens`);

/** How far the quotation is, its amount and its deadline: what is asked first about it. */
export function QuotationFacts({ quotation }: { quotation: ShoppingCart }) {
  const {
    Status,
    Created,
    Updated,
    Note,
    ResponseDueAt: due,
    Outcome,
    LossReason,
    ItemCount,
    ProposalTotal,
    Reminder,
    Details,
  } = quotation;
  const validity = useValidity(quotation);
  return (
    <div className={styles.facts}>
      <Section title="Informações do orçamento" untitled>
        <Facts
          strip
          facts={[
            ['Status', <StatusTag key="status" status={Status} />],
            ['Total', typeof ProposalTotal === 'number' && <strong key="total">{formatCents(ProposalTotal)}</strong>],
            ['Itens', typeof ProposalTotal !== 'number' && itemWords(ItemCount)],
            ['Resposta', due && <DueTime key="due" at={due} />],
            ['Validade', validity],
            ['Lembrete', Reminder && reminderWords(Reminder)],
            ['Resultado', Outcome && outcomeWords(Outcome)],
            ['Motivo da perda', LossReason],
            ['Desejado até', Details?.WantedBy && dayText(Details.WantedBy)],
            ['Entrega pedida', Details?.Delivery],
            ['Pedido de compra', Details?.PurchaseOrder],
            ['Observação do cliente', Details?.Note],
            ['Criado em', formatInstant(Created)],
            ['Atualizado em', formatInstant(Updated)],
            ['Observação', Note],
          ]}
        />
      </Section>
    </div>
  );
}
