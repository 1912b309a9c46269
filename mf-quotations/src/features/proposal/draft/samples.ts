import type { ProposalLine } from '@rodovia/shared/contracts/proposals';
import { aLine, aProposal } from '@rodovia/shared/testing';
import { type Draft, draftOf } from './draft';

/** A draft with these lines, each answering one item. */
export const draftWith = (...lines: Partial<ProposalLine>[]): Draft =>
  draftOf(aProposal({ Lines: lines.map((line, index) => aLine({ QuotationItemCode: `item ${index}`, ...line })) }));
