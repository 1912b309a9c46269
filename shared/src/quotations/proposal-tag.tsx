import { type ProposalStatus, proposalWords } from '../contracts/proposals';
import { Tag, type TagLook } from '../tag/tag';

const LOOKS: Record<ProposalStatus, TagLook> = {
  DRAFT: 'progress',
  SENT: 'open',
  REPLACED: 'past',
  ACCEPTED: 'completed',
  REFUSED: 'cancelled',
  WITHDRAWN: 'past',
};

/** Status of a proposal as a coloured tag. */
export function ProposalTag({ status, expired = false }: { status: ProposalStatus; expired?: boolean }) {
  const look = status === 'SENT' && expired ? 'cancelled' : LOOKS[status];
  return <Tag look={look}>{proposalWords(status, expired)}</Tag>;
}
