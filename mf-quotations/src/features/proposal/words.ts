import { formatCents, type Proposal, REFUSAL_WORDS } from '@rodovia/shared/contracts/proposals';
import { formatInstant } from '@rodovia/shared/runtime';

/** Returns the name of a proposal: 'Proposta 198/2'; drafts have no number. */
export const nameOf = ({
  QuotationNumber,
  Version,
  Status,
}: Pick<Proposal, 'QuotationNumber' | 'Version' | 'Status'>) =>
  Status === 'DRAFT' ? 'Rascunho' : `Proposta ${QuotationNumber}/${Version}`;

const by = (name: string | null) => (name ? ` por ${name}` : '');

/** Describes what happened to a sent proposal; empty if nothing has. */
export function decisionOf({ Status, DecidedAt, DecidedBy, Reason, DecisionNote }: Proposal): string {
  if (!DecidedAt) return '';
  const actions: Partial<Record<Proposal['Status'], string>> = {
    ACCEPTED: 'Aceita',
    REFUSED: 'Recusada',
    WITHDRAWN: 'Retirada',
    REPLACED: 'Substituída',
  };
  const reason = Reason ? `: ${REFUSAL_WORDS[Reason].toLowerCase()}` : '';
  const note = DecisionNote ? ` “${DecisionNote}”` : '';
  return `${actions[Status] ?? ''} em ${formatInstant(DecidedAt)}${by(DecidedBy)}${reason}.${note}`;
}

/** Says that a version in force ended with the service; empty otherwise. */
export const closingOf = ({ Closed }: Proposal) =>
  Closed ? 'Encerrada com o atendimento: o cliente já não pode aceitá-la.' : '';

/** Describes the client's request; empty if there is none. */
export function requestOf({ Request }: Proposal): string {
  if (!Request) return '';
  const what = Request.Kind === 'RENEWAL' ? 'mais prazo' : 'uma alteração';
  return `O cliente pediu ${what} em ${formatInstant(Request.At)}.${Request.Note ? ` “${Request.Note}”` : ''}`;
}

/** Time of sending and total. */
export const sentWords = ({ SentAt, TotalCents }: Proposal) =>
  `${SentAt ? `Enviada em ${formatInstant(SentAt)}, ` : ''}${formatCents(TotalCents)}`;
