import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { type ProposalStatus, REFUSAL_WORDS } from '@rodovia/shared/contracts/proposals';
import { formatInstant } from '@rodovia/shared/runtime';
import { formatDay, validityWords } from '@rodovia/shared/validity';

/** State of a proposal for its client. Drafts have none. */
export type ProposalState = 'IN_FORCE' | 'EXPIRED' | 'CLOSED' | Exclude<ProposalStatus, 'DRAFT' | 'SENT'>;

type Stated = Pick<Proposal, 'Status' | 'Expired'> & Partial<Pick<Proposal, 'ValidUntil'>>;

/**
 * Returns the state at a moment of the server's clock, because a proposal may have expired since it was read. It cannot
 * be answered once its quotation is no longer in progress.
 */
export function stateOf({ Status, Expired, ValidUntil }: Stated, now: number, inService: boolean): ProposalState {
  if (Status !== 'SENT' && Status !== 'DRAFT') return Status;
  if (!inService) return 'CLOSED';
  const isOver = Expired || (ValidUntil ? now > Date.parse(ValidUntil) : false);
  return isOver ? 'EXPIRED' : 'IN_FORCE';
}

export const STATE_WORDS: Record<ProposalState, string> = {
  IN_FORCE: 'Em vigor',
  EXPIRED: 'Vencida',
  CLOSED: 'Encerrada',
  REPLACED: 'Substituída',
  ACCEPTED: 'Aceita',
  REFUSED: 'Recusada',
  WITHDRAWN: 'Retirada',
};

const when = (iso: string | null) => (iso ? ` em ${formatInstant(iso)}` : '');
const by = (name: string | null) => (name ? ` por ${name}` : '');

/** What happened to a proposal, and what happens next while its quotation is in progress. */
type StateText = readonly [what: string, next: string];

const COMES = 'Se o vendedor enviar outra, ela aparece aqui.';

function requestText({ Request: request }: Proposal): string | null {
  if (!request) return null;
  const what = request.Kind === 'RENEWAL' ? 'a renovação' : 'uma alteração';
  return `Você pediu ${what}${when(request.At)}. O vendedor responde com uma nova versão, que aparece aqui.`;
}

const STATE_TEXTS: Record<ProposalState, (proposal: Proposal, now: number) => StateText> = {
  IN_FORCE: (proposal, now) => [
    proposal.ValidUntil ? `A proposta ${validityWords(proposal.ValidUntil, now)}.` : '',
    requestText(proposal) ?? 'Aceite, peça uma alteração ou recuse.',
  ],
  EXPIRED: (proposal) => [
    `A proposta venceu${proposal.ValidUntil ? ` em ${formatDay(proposal.ValidUntil)}` : ''}.`,
    requestText(proposal) ?? 'Para aceitá-la, peça a renovação ao vendedor.',
  ],
  CLOSED: () => ['O atendimento terminou sem resposta a esta proposta, que já não pode ser aceita.', ''],
  REPLACED: () => ['Esta versão foi substituída por uma mais nova.', ''],
  ACCEPTED: ({ DecidedAt, DecidedBy }) => [`A proposta foi aceita${when(DecidedAt)}${by(DecidedBy)}.`, ''],
  REFUSED: ({ DecidedAt, DecidedBy, Reason }) => {
    const why = Reason ? ` Motivo: ${REFUSAL_WORDS[Reason].toLocaleLowerCase('pt-BR')}.` : '';
    return [`A proposta foi recusada${when(DecidedAt)}${by(DecidedBy)}.${why}`, COMES];
  },
  WITHDRAWN: ({ DecidedAt }) => [`O vendedor retirou a proposta${when(DecidedAt)}.`, COMES],
};

/** Returns sentences about what happened to a proposal and what happens next. */
export function stateSentence(proposal: Proposal, now: number, inService: boolean): string {
  const [what, next] = STATE_TEXTS[stateOf(proposal, now, inService)](proposal, now);
  return (inService ? `${what} ${next}` : what).trim();
}
