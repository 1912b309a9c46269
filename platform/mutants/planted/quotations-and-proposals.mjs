const TRANSITIONS = 'api/src/modules/quotation/steps/quotation-transitions.ts';
const STEPS = 'api/src/modules/quotation/steps/quotation-steps.ts';
const ACCESS = 'api/src/modules/quotation/quotation-access.ts';
const PROPOSAL_ACCESS = 'api/src/modules/proposal/proposal-access.ts';
const PROPOSAL_STEPS = 'api/src/modules/proposal/proposal-steps.ts';

/** Rights, states and notifications of quotations and proposals. */
export const mutants = [
  {
    about: 'a seller starts a service for another seller',
    file: TRANSITIONS,
    find: 'if (requested && requested !== actor.code) throw forbidden();',
    put: '',
  },
  {
    about: 'a quotation goes to a seller who was deactivated',
    file: TRANSITIONS,
    find: ', person.isActive));',
    put: '));',
  },
  {
    about: 'an administrator finishes what an active seller serves',
    file: TRANSITIONS,
    find: "if (actor.role === 'admin' && seller?.IsActive !== false) throw forbidden();",
    put: '',
  },
  {
    about: 'sellers take quotations although the settings do not let them',
    file: TRANSITIONS,
    find: 'if (!(await readDesk(tx)).sellersTake)',
    put: 'if (!(await readDesk(tx)))',
  },
  {
    about: 'a quotation that somebody serves is taken',
    file: TRANSITIONS,
    find: ", eq(quotation.status, 'OPEN'), isNull(quotation.sellerCode));",
    put: ", eq(quotation.status, 'OPEN'));",
  },
  {
    about: 'a quotation is reassigned to the seller who has it',
    file: TRANSITIONS,
    find: "if (before?.Code === sellerCode) throw conflict('O orçamento já está com este vendedor.');",
    put: '',
  },
  {
    about: 'the seller who loses a quotation is not told',
    file: TRANSITIONS,
    find: '      if (before?.IsActive) await mailReassignment(tx, context, target.code, before);\n',
    put: '',
  },
  {
    about: 'a quotation may be cancelled in service',
    file: STEPS,
    find: "export const CANCEL: Transition = {\n  kind: 'STEP',\n  from: 'OPEN',",
    put: "export const CANCEL: Transition = {\n  kind: 'STEP',\n  from: 'IN PROGRESS',",
  },
  {
    about: 'a step is taken in any state',
    file: STEPS,
    find: 'eq(quotation.status, step.from), ',
    put: '',
  },
  {
    about: 'a step is taken with somebody else’s quotation',
    file: STEPS,
    find: 'visibleQuotations(actor), version))',
    put: 'version))',
  },
  {
    about: 'a step overwrites a newer version',
    file: STEPS,
    find: 'visibleQuotations(actor), version))',
    put: 'visibleQuotations(actor)))',
  },
  {
    about: 'a step is in no audit trail',
    file: STEPS,
    find: '    await writeAudit(tx, actor, `${step.past} ${current.Number} (${code})`);\n',
    put: '',
  },
  {
    about: 'the client is not told of a step',
    file: STEPS,
    find: '    if (step.mail) await mailQuotation(tx, context, step.mail, code);\n',
    put: '',
  },
  {
    about: 'the refusal does not say who was faster',
    file: STEPS,
    find: 'alterado por ${last.ActorName} em ',
    put: 'alterado em ',
  },
  {
    about: 'a client filters by what staff alone may',
    file: ACCESS,
    find: "actor.role === 'client' ? undefined : byDesk(actor, silent, query)",
    put: 'byDesk(actor, silent, query)',
  },
  {
    about: 'everybody sees all quotations in the list',
    file: ACCESS,
    find: '    visibleQuotations(actor),\n    byTerm',
    put: '    byTerm',
  },
  {
    about: 'everybody reads every quotation',
    file: ACCESS,
    find: 'const where = [eq(quotation.code, code), visibleQuotations(actor)];',
    put: 'const where = [eq(quotation.code, code)];',
  },
  {
    about: 'an unknown state filters nothing',
    file: ACCESS,
    find: 'if (unknown) throw invalidFields({ status:',
    put: 'if (unknown === null) throw invalidFields({ status:',
  },
  {
    about: 'a quotation is not found by its number',
    file: ACCESS,
    find: 'number ? eq(quotation.number, Number(number)) : undefined',
    put: 'undefined',
  },
  {
    about: 'lost without a reason is not found',
    file: 'api/src/records/quotation-answers.ts',
    find: "${quotation.outcome} = 'LOST' and",
    put: "${quotation.outcome} = 'WON' and",
  },
  {
    about: 'clients read drafts of proposals',
    file: PROPOSAL_ACCESS,
    find: 'return and(ofOwn, visibleProposals(viewer));',
    put: 'return ofOwn;',
  },
  {
    about: 'everybody reads proposals of all quotations',
    file: PROPOSAL_ACCESS,
    find: 'return and(ofOwn, visibleProposals(viewer));',
    put: 'return visibleProposals(viewer);',
  },
  {
    about: 'a proposal is sent for a quotation that is not in service',
    file: PROPOSAL_ACCESS,
    find: "if (status !== 'IN PROGRESS') throw",
    put: "if (status === 'COMPLETE') throw",
  },
  {
    about: 'a proposal that was replaced is decided',
    file: PROPOSAL_STEPS,
    find: "  REPLACED: () => 'Há uma proposta mais nova. Confira-a antes de decidir.',\n",
    put: '',
  },
  {
    about: 'an accepted proposal is accepted again',
    file: PROPOSAL_STEPS,
    find: '  ACCEPTED: ({ decided }) => `Esta proposta já foi aceita em ${at(decided)}.`,\n',
    put: '',
  },
  {
    about: 'what happens to proposals is in no history',
    file: PROPOSAL_STEPS,
    find: '  await tx.insert(quotationEvent).values(event);\n',
    put: '',
  },
  {
    about: 'a decision changes no version of its quotation',
    file: PROPOSAL_STEPS,
    find: '  await tx.update(quotation).set({ updated: sql`now()` }).where(eq(quotation.code, of.code));\n',
    put: '',
  },
  {
    about: 'a decision is mailed to nobody',
    file: PROPOSAL_STEPS,
    find: '    await mailProposal(tx, context, mail, code, actor);\n',
    put: '',
  },
  {
    about: 'a proposal expires a day late',
    file: PROPOSAL_STEPS,
    find: '${proposal.validUntil} < now()',
    put: "${proposal.validUntil} < now() - interval '1 day'",
  },
];
