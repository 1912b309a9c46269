import { formatCents, type Proposal, REFUSAL_WORDS } from '@rodovia/shared/contracts';
import { formatInstant } from '@rodovia/shared/runtime';

/** 'Proposta 198/2'; a draft has no number yet. */
export const nameOf = ({ QuotationNumber, Version, Status }: Proposal) =>
  Status === 'DRAFT' ? 'Rascunho' : `Proposta ${QuotationNumber}/${Version}`;

const by = (name: string | null) => (name ? ` por ${name}` : '');

/** What became of a sent proposal, in a sentence; empty as long as nothing has. */
export function decisionOf({ Status, DecidedAt, DecidedBy, Reason, DecisionNote }: Proposal): string {
  if (!DecidedAt) return '';
  const deeds: Partial<Record<Proposal['Status'], string>> = {
    ACCEPTED: 'Aceita',
    REFUSED: 'Recusada',
    WITHDRAWN: 'Retirada',
    REPLACED: 'Substituída',
  };
  const reason = Reason ? `: ${REFUSAL_WORDS[Reason].toLowerCase()}` : '';
  const note = DecisionNote ? ` “${DecisionNote}”` : '';
  return `${deeds[Status] ?? ''} em ${formatInstant(DecidedAt)}${by(DecidedBy)}${reason}.${note}`;
}

/** What the client asked for, in a sentence; empty where it asked for nothing. */
export function requestOf({ Request }: Proposal): string {
  if (!Request) return '';
  const what = Request.Kind === 'RENEWAL' ? 'mais prazo' : 'uma alteração';
  return `O cliente pediu ${what} em ${formatInstant(Request.At)}.${Request.Note ? ` “${Request.Note}”` : ''}`;
}

/** When it was sent and what it comes to. */
export const sentWords = ({ SentAt, TotalCents }: Proposal) =>
  `${SentAt ? `Enviada em ${formatInstant(SentAt)}, ` : ''}${formatCents(TotalCents)}`;
