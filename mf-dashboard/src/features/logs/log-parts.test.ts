import fc from 'fast-check';
import { logParts } from './log-parts';

const WHO = '0c9d5c1e-7c1f-4f5a-9f0e-3f2b1a4c5d6e';
const RECORD = '7a1b2c3d-1111-4222-8333-444455556666';

test.each([
  [`Ana (${WHO}) alterou o produto ${RECORD}`, 'Ana', 'alterou o ', 'produto', `/admin/produtos/${RECORD}`],
  [
    `Ana (${WHO}) alterou o produto “Pneu (novo) 205” ${RECORD}`,
    'Ana',
    'alterou o ',
    'produto “Pneu (novo) 205”',
    `/admin/produtos/${RECORD}`,
  ],
  [
    `Ana (${WHO}) alterou o modelo “Trilha “AT” 2” ${RECORD}`,
    'Ana',
    'alterou o ',
    'modelo “Trilha “AT” 2”',
    `/admin/modelos/${RECORD}`,
  ],
  [`Ana (${WHO}) criou a marca “Rota” ${RECORD}`, 'Ana', 'criou a marca “Rota”', '', undefined],
  [
    `Ana (${WHO}) cancelou o orçamento 200 (${RECORD})`,
    'Ana',
    'cancelou o ',
    'orçamento 200',
    `/admin/orcamentos/${RECORD}`,
  ],
  [
    `Ana (${WHO}) viu o documento da pessoa ${RECORD}`,
    'Ana',
    'viu o documento da ',
    'pessoa',
    `/admin/configuracoes/historico?record=${RECORD}`,
  ],
  [`Ana (${WHO}) alterou a marca ${RECORD}`, 'Ana', 'alterou a marca', '', undefined],
  [`Ana (${WHO}) excluiu o produto ${RECORD}`, 'Ana', 'excluiu o ', 'produto', undefined],
  ['Visitante errou a senha', '', 'Visitante errou a senha', '', undefined],
])('[BO-09] %s', (message, who, action, record, href) => {
  expect(logParts(message)).toEqual({ who, action, record, ...(href && { href }) });
});

test('loses no word of any message but codes', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { who, action, record } = logParts(text);
      expect(who + action + record).toBe(text);
    }),
  );
});
