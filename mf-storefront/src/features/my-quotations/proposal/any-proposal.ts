import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { aProposal } from '@rodovia/shared/testing';

/** Returns a proposal in force without lines for tests, overridden by `own`. */
export const anyProposal = (own: Partial<Proposal> = {}): Proposal =>
  aProposal({
    Code: `code ${own.Version ?? 1}`,
    QuotationCode: 'q',
    Status: 'SENT',
    Lines: [],
    Delivery: { AddressCode: null, Text: '' },
    ValidUntil: '2026-11-28T02:59:59.000Z',
    SubtotalCents: 0,
    TotalCents: 0,
    SentAt: '2026-11-20T17:05:00.000Z',
    Updated: '2026-11-20T17:05:00.000Z',
    ...own,
  });
