const ATTEMPTS = 'api/src/identity/attempts.ts';
const SECOND = 'api/src/identity/second-step.ts';
const SESSIONS = 'api/src/identity/sessions.ts';
const AUTHENTICATION = 'api/src/plugins/authentication.ts';
const IDEMPOTENCY = 'api/src/plugins/idempotency.ts';
const VERSIONS = 'api/src/plugins/versions.ts';
const OUTBOX = 'api/src/mail/outbox.ts';

/** Log-ins, sessions, rights per call, repeated writes, and pending mails. */
export const mutants = [
  { about: 'one more wrong password is let through', file: ATTEMPTS, find: '+ next > most', put: '+ next > most + 1' },
  { about: 'a known account is counted with strangers', file: ATTEMPTS, find: 'if (isKnown) return [own];', put: '' },
  {
    about: 'guesses at all accounts from one address are not counted',
    file: ATTEMPTS,
    find: ', [`login from ${address}`, loginAttemptsPerAddress]',
    put: '',
  },
  {
    about: 'strangers guess codes without end',
    file: ATTEMPTS,
    find: '> loginAttempts) throw tooMany();',
    put: '> 1000 * loginAttempts) throw tooMany();',
  },
  {
    about: 'a right password costs an attempt',
    file: ATTEMPTS,
    find: 'await limits.giveBack(others, [own]);',
    put: 'await limits.giveBack(others);',
  },
  {
    about: 'an app that was never confirmed is a second step',
    file: SECOND,
    find: 'and confirmed is not null) as totp',
    put: ') as totp',
  },
  {
    about: 'recovery codes alone are a second step',
    file: SECOND,
    find: "ways.some((way) => way !== 'recovery') ? ways : []",
    put: 'ways',
  },
  {
    about: 'any code is a right one',
    file: SECOND,
    find: "(await app.check(tx, personCode, code)) ? 'totp' : undefined",
    put: "'totp'",
  },
  {
    about: 'a recovery code that was spent is asked for',
    file: SECOND,
    find: 'and used is null) as recovery',
    put: ') as recovery',
  },
  {
    about: 'keys stay when the second step is taken away',
    file: SECOND,
    find: '  await tx.delete(passkey).where(eq(passkey.personCode, personCode));\n',
    put: '',
  },
  {
    about: 'the session that is kept ends too',
    file: SESSIONS,
    find: 'const others = except === undefined ? undefined : ne(session.code, except);',
    put: 'const others = undefined;',
  },
  {
    about: 'a session ends while it is used',
    file: SESSIONS,
    find: 'last_seen < now() - 2 * ${SEEN}',
    put: 'last_seen < now() - ${SEEN}',
  },
  {
    about: 'somebody ends the session of somebody else',
    file: SESSIONS,
    find: 'and(eq(session.code, code), eq(session.personCode, personCode));',
    put: 'eq(session.code, code);',
  },
  {
    about: 'sessions that have run out are listed',
    file: SESSIONS,
    find: ', gt(session.expires, sql`now()`)))',
    put: '))',
  },
  {
    about: 'a person has sessions without end',
    file: SESSIONS,
    find: 'offset ${MAX_SESSIONS})',
    put: 'offset ${10 * MAX_SESSIONS})',
  },
  {
    about: 'every role may call every route',
    file: AUTHENTICATION,
    find: 'if (!roles.includes(request.actor.role)) throw forbidden();',
    put: '',
  },
  {
    about: 'a route for some is open to visitors',
    file: AUTHENTICATION,
    find: '  if (!request.actor) throw unauthorized();\n  if (!roles',
    put: '  if (!request.actor) return;\n  if (!roles',
  },
  {
    about: 'a stale token writes as a visitor',
    file: AUTHENTICATION,
    find: 'if (writesWithBadToken && !request.routeOptions.config.beginsSession) throw unauthorized();',
    put: '',
  },
  {
    about: 'a session of one quotation calls everything',
    file: AUTHENTICATION,
    find: 'if (request.actor.quotation !== undefined && !request.routeOptions.config.ofOneQuotation)',
    put: 'if (false)',
  },
  {
    about: 'a session of one quotation sees all of its person',
    file: 'api/src/records/quotation-sides.ts',
    find: 'actor.quotation === undefined ? undefined : eq(quotation.code, actor.quotation),',
    put: '',
  },
  {
    about: 'a mail opens a quotation that somebody has named in it',
    file: 'api/src/mail/mailed-links.ts',
    find: 'const codes = own.map(({ code }) => code);',
    put: 'const codes = named;',
  },
  {
    about: 'who has to set up a second step works without',
    file: AUTHENTICATION,
    find: 'if (!request.actor?.mustEnrol || request.routeOptions.config.enrolment) return;',
    put: 'return;',
  },
  {
    about: 'a route that declares no roles starts',
    file: AUTHENTICATION,
    find: 'if (!config?.roles) throw',
    put: 'if (config === null) throw',
  },
  {
    about: 'a token of another algorithm is taken',
    file: AUTHENTICATION,
    find: "algorithms: ['HS256']",
    put: "algorithms: ['HS256', 'HS512']",
  },
  {
    about: 'a write that is sent again is done again',
    file: IDEMPOTENCY,
    find: 'return rows.length > 0;',
    put: 'return true;',
  },
  {
    about: 'a key serves for another content',
    file: IDEMPOTENCY,
    find: 'if (row && row.digest !== digest) throw',
    put: 'if (row === null) throw',
  },
  { about: 'an answer that failed is kept', file: IDEMPOTENCY, find: 'status < 500 && ', put: '' },
  {
    about: 'the key of somebody else answers',
    file: IDEMPOTENCY,
    find: 'and(eq(storedAnswer.personCode, personCode), eq(storedAnswer.key, key));',
    put: 'eq(storedAnswer.key, key);',
  },
  {
    about: 'a secret is kept with the answers',
    file: IDEMPOTENCY,
    find: 'routeOptions.config.answerIsSecret || takesKeyItself(request)',
    put: 'takesKeyItself(request)',
  },
  { about: 'a key of any characters is taken', file: IDEMPOTENCY, find: '|| !KEY.test(key)) throw', put: ') throw' },
  {
    about: 'a record says no version',
    file: VERSIONS,
    find: "if (typeof version === 'number') reply",
    put: "if (typeof version === 'string') reply",
  },
  {
    about: 'two instances send one mail',
    file: OUTBOX,
    find: 'and ${mailMessage.due} <= now() and ${free}',
    put: 'and ${mailMessage.due} <= now()',
  },
  { about: 'a mail is sent before it is due', file: OUTBOX, find: ' and ${mailMessage.due} <= now()', put: '' },
  {
    about: 'the lease of a mail is never given back',
    file: OUTBOX,
    find: '    failure: explain(error),\n    leasedUntil: null,\n',
    put: '    failure: explain(error),\n',
  },
  {
    about: 'what cannot be delivered is tried for ever',
    file: OUTBOX,
    find: 'error instanceof Undeliverable || made >= mailAttempts',
    put: 'error instanceof Undeliverable && made >= mailAttempts',
  },
  {
    about: 'a failed mail is tried again at once',
    file: OUTBOX,
    find: 'mailRetry * BACK_OFF ** attempts',
    put: '0 * BACK_OFF ** attempts',
  },
  {
    about: 'a mail that was sent is sent again by hand',
    file: OUTBOX,
    find: "not in ('SENT', 'HELD')",
    put: "not in ('HELD')",
  },
  {
    about: 'the links of some quotations lead to an account with more in it',
    file: 'api/src/records/guest.ts',
    find: 'own === 0 || others + addresses + documents > 0',
    put: 'own === 0 || addresses + documents > 0',
  },
];
