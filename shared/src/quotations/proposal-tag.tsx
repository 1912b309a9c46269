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

interface Props {
  status: ProposalStatus;
  expired?: boolean;
  /** Whether the service of its quotation has ended. */
  closed?: boolean;
}

/** Status of a proposal as a coloured tag. */
export function ProposalTag({ status, expired = false, closed = false }: Props) {
  const overdue = expired ? 'cancelled' : LOOKS.SENT;
  const look = status === 'SENT' ? (closed ? 'past' : overdue) : LOOKS[status];
  return <Tag look={look}>{proposalWords(status, expired, closed)}</Tag>;
}
