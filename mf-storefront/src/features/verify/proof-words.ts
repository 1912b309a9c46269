import type { ProposalProof } from '@rodovia/shared/contracts/proposals';
import { formatCents } from '@rodovia/shared/contracts/proposals';
import { formatInstant } from '@rodovia/shared/runtime';
import { formatDay } from '@rodovia/shared/validity';

const decided = ({ DecidedAt }: ProposalProof) => (DecidedAt ? ` em ${formatInstant(DecidedAt)}` : '');

const STATES: Record<ProposalProof['State'], (proof: ProposalProof) => string> = {
  IN_FORCE: () => 'em vigor',
  EXPIRED: () => 'vencida',
  CLOSED: () => 'encerrada com o atendimento',
  REPLACED: ({ ReplacedBy }) => (ReplacedBy ? `substituída pela versão ${ReplacedBy}` : 'substituída'),
  ACCEPTED: (proof) => `aceita${decided(proof)}`,
  REFUSED: (proof) => `recusada${decided(proof)}`,
  WITHDRAWN: (proof) => `retirada${decided(proof)}`,
};

export const proofTitle = ({ Number: number, Version }: ProposalProof) => `Proposta ${number}/${Version}`;

/** Returns the current state of a proposal in words: `substituída pela versão 3`. */
export const proofState = (proof: ProposalProof) => STATES[proof.State](proof);

/** Returns all data to compare with a document as one sentence. */
export const proofSentence = (proof: ProposalProof) =>
  `${proofTitle(proof)}, enviada em ${formatInstant(proof.SentAt)}, válida até ${formatDay(proof.ValidUntil)}, ` +
  `${formatCents(proof.TotalCents)}: ${proofState(proof)}.`;

/** Splits a digest into groups of eight characters for comparing by eye. */
export const groupsOf = (digest: string): string[] => digest.match(/.{1,8}/g) ?? [];
