import type { ProposalProof } from '@rodovia/shared/contracts/proposals';
import fc from 'fast-check';
import { groupsOf, proofSentence } from './proof-words';

const proof: ProposalProof = {
  Number: 198,
  Version: 2,
  State: 'IN_FORCE',
  ReplacedBy: null,
  SentAt: '2026-11-20T17:05:00.000Z',
  ValidUntil: '2026-11-28T02:59:59.000Z',
  DecidedAt: null,
  TotalCents: 89_900,
  Digest: '',
  Intact: true,
  ClientInitials: 'J. S.',
};
const BEGIN = 'Proposta 198/2, enviada em 20/11/2026 às 14:05, válida até 27/11/2026, R$\u00a0899,00: ';

test.each<[Partial<ProposalProof>, string]>([
  [{}, 'em vigor.'],
  [{ State: 'EXPIRED' }, 'vencida.'],
  [{ State: 'REPLACED', ReplacedBy: 3 }, 'substituída pela versão 3.'],
  [{ State: 'ACCEPTED', DecidedAt: '2026-11-21T12:00:00Z' }, 'aceita em 21/11/2026 às 09:00.'],
  [{ State: 'REFUSED' }, 'recusada.'],
  [{ State: 'WITHDRAWN', DecidedAt: '2026-11-21T12:00:00Z' }, 'retirada em 21/11/2026 às 09:00.'],
])('a proof says %j', (own, end) => {
  expect(proofSentence({ ...proof, ...own })).toBe(BEGIN + end);
});

test('groups are of eight and lose nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{0,70}$/), (digest) => {
      const groups = groupsOf(digest);
      expect(groups.join('')).toBe(digest);
      expect(groups.slice(0, -1).every(({ length }) => length === 8)).toBe(true);
    }),
  );
});
