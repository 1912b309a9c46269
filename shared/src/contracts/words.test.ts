import { CHANGE_OUTCOMES, CHANGE_SET_KINDS, changeOutcomeWord, changeSetWord } from './back-office/change-set-words';
import { changeWord, entityWord } from './back-office/record-change-words';
import { CHANGE_KINDS, CHANGED_ENTITIES } from './back-office/record-changes';
import {
  FREIGHT_KINDS,
  FREIGHT_WORDS,
  leadTimeWords,
  PROPOSAL_STATUSES,
  proposalWords,
  REFUSAL_REASONS,
  REFUSAL_WORDS,
} from './proposals/proposal-words';
import { outcomeWords, QUOTATION_OUTCOMES, QUOTATION_STATUSES, statusWords } from './quotations/quotation-statuses';

const wordsOf: Record<string, (string | undefined)[]> = {
  'kinds of change sets': CHANGE_SET_KINDS.map(changeSetWord),
  'what undoing did': CHANGE_OUTCOMES.map(changeOutcomeWord),
  'changed records': CHANGED_ENTITIES.map(entityWord),
  'changes of a record': CHANGE_KINDS.map(changeWord),
  'statuses of a quotation': QUOTATION_STATUSES.map(statusWords),
  'outcomes of a quotation': QUOTATION_OUTCOMES.map(outcomeWords),
  'statuses of a proposal': PROPOSAL_STATUSES.map((status) => proposalWords(status)),
  refusals: REFUSAL_REASONS.map((reason) => REFUSAL_WORDS[reason]),
  freights: FREIGHT_KINDS.map((kind) => FREIGHT_WORDS[kind]),
};

test.each(Object.entries(wordsOf))('each of the %s has a word of its own', (_, words) => {
  expect(words.filter((word) => !word)).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
});

test('a status of a quotation that is not known is shown as concluded', () => {
  expect(statusWords('ARCHIVED')).toBe(statusWords('COMPLETE'));
});

test('a proposal runs out only while it is in force', () => {
  expect(PROPOSAL_STATUSES.filter((status) => proposalWords(status, true) === 'Vencida')).toEqual(['SENT']);
  expect(proposalWords('ACCEPTED', true)).toBe('Aceita');
  expect(proposalWords('SENT', false)).toBe('Enviada');
});

test.each([
  [null, 'A combinar'],
  [0, 'Pronta entrega'],
  [1, '1 dia útil'],
  [2, '2 dias úteis'],
])('a lead time of %p days: %s', (days, words) => {
  expect(leadTimeWords(days)).toBe(words);
});
