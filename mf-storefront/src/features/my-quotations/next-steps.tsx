import type { Proposal } from '@rodovia/shared/contracts/proposals';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Link } from '@rodovia/shared/router';
import { formatInstant, serverNow } from '@rodovia/shared/runtime';
import type { ReactNode } from 'react';
import { DeviceNotices } from '../../device-notices/device-notices';
import { useGuest } from '../../guest/guest';
import { acceptedSteps } from './accepted-steps';
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
  const isGuest = useGuest() !== null;
  if (isGuest && !Person?.Email)
    return <li>Ela aparece nesta página, e o vendedor avisa você pelo número {Person?.Mobile}.</li>;
  return (
    <li>
      Ela aparece nesta página, e avisamos por e-mail{Person?.Email && ` em ${Person.Email}`}.
      {Person?.EmailConfirmed === false && (
        <>
          {' '}
          Este e-mail ainda não foi confirmado: até lá os avisos ficam guardados.{' '}
          {isGuest ? 'Confirme-o pelo link que enviamos a ele.' : <Link to="/perfil">Confirmar</Link>}
        </>
      )}
    </li>
  );
}

const SETTLED: Partial<Record<ShoppingCart['Status'], string>> = {
  COMPLETE: 'Este orçamento foi concluído pelo vendedor.',
  CANCEL: 'Este orçamento foi cancelado.',
};

/** What happens next, in an ordered list. */
function Steps({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <section aria-labelledby="a-seguir" className={styles.next}>
      <h2 id="a-seguir" className={styles.heading}>
        O que acontece agora
      </h2>
      <ol>{children}</ol>
      {below}
    </section>
  );
}

interface Props {
  quotation: ShoppingCart;
  /** The accepted proposal, if there is one. */
  accepted: Proposal | undefined;
}

/**
 * What happens next, by when, and how the client is notified: until there is a proposal, and once one is accepted.
 */
export function NextSteps({ quotation, accepted }: Props) {
  const { Status, Seller } = quotation;
  if (isAwaited(quotation))
    return (
      <Steps below={<DeviceNotices />}>
        <Who {...quotation} />
        <When {...quotation} />
        <How {...quotation} />
        <li>Você aceita, pede alteração ou recusa. Nada é cobrado no site.</li>
      </Steps>
    );
  if (SETTLED[Status]) return <p className={styles.settled}>{SETTLED[Status]}</p>;
  if (!accepted) return null;
  return (
    <Steps>
      {acceptedSteps(accepted, Seller?.Name).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Steps>
  );
}
