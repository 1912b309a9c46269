import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Link } from '@rodovia/shared/router';
import { formatInstant, serverNow } from '@rodovia/shared/runtime';
import styles from './my-quotations.module.css';

/** True until the first proposal, while the seller must act. */
const isAwaited = ({ Status, ProposalStatus }: ShoppingCart) =>
  Status === 'OPEN' || (Status === 'IN PROGRESS' && !ProposalStatus);

function Who({ Status, Seller }: ShoppingCart) {
  if (Status === 'IN PROGRESS') return <li>O vendedor está preparando a proposta.</li>;
  return <li>{Seller ? `${Seller.Name} vai assumir o seu pedido.` : 'Um vendedor vai assumir o seu pedido.'}</li>;
}

function When({ ResponseDueAt: due }: ShoppingCart) {
  if (!due) return <li>A proposta traz o preço, o frete e o prazo de entrega.</li>;
  const isLate = Date.parse(due) < serverNow();
  return (
    <li>
      A proposta, com preço, frete e prazo de entrega, {isLate ? 'era esperada até' : 'chega até'}{' '}
      <strong>{formatInstant(due)}</strong>.{isLate && ' Ela está atrasada: pergunte ao vendedor na conversa abaixo.'}
    </li>
  );
}

function How({ Person }: ShoppingCart) {
  return (
    <li>
      Ela aparece nesta página, e avisamos por e-mail{Person?.Email && ` em ${Person.Email}`}.
      {Person?.EmailConfirmed === false && (
        <>
          {' '}
          Este e-mail ainda não foi confirmado: até lá os avisos ficam guardados. <Link to="/perfil">Confirmar</Link>
        </>
      )}
    </li>
  );
}

const SETTLED: Partial<Record<ShoppingCart['Status'], string>> = {
  COMPLETE: 'Este orçamento foi concluído pelo vendedor.',
  CANCEL: 'Este orçamento foi cancelado.',
};

/** What happens next, by when, and how the client is notified; shown until there is a proposal. */
export function NextSteps({ quotation }: { quotation: ShoppingCart }) {
  const { Status } = quotation;
  if (!isAwaited(quotation)) return SETTLED[Status] ? <p className={styles.settled}>{SETTLED[Status]}</p> : null;
  return (
    <section aria-labelledby="a-seguir" className={styles.next}>
      <h2 id="a-seguir" className={styles.heading}>
        O que acontece agora
      </h2>
      <ol>
        <Who {...quotation} />
        <When {...quotation} />
        <How {...quotation} />
        <li>Você aceita, pede alteração ou recusa. Nada é cobrado no site.</li>
      </ol>
    </section>
  );
}
