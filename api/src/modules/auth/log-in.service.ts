import type { LoginAnswer, LoginInput } from '@rodovia/shared/contracts/people';
import { and, eq } from 'drizzle-orm';
import { HttpError } from '../../base/http-error';
import type { ApiContext } from '../../context/context';
import { knownAddress, person } from '../../db/schema';
import { createAttempts } from '../../identity/attempts';
import { writeAudit } from '../../identity/audit';
import { createKnownAddresses } from '../../identity/known-addresses';
import { type Caller, inTurn, passwordMatches } from '../../identity/password';
import { createSecondStep, type Way } from '../../identity/second-step';
import { createSessions } from '../../identity/sessions';
import { mailTexts } from '../../mail/texts';
import { loginEmail } from '../../records/person-email';

const wrongCredentials = () => new HttpError(401, 'Usuário ou senha incorretos');
const inactive = () => new HttpError(405, 'Usuário inativo. Entre em contato com o suporte.');
const NEEDED = 'Confirme que é você com o segundo passo.';
const WRONG = 'O código não confere. Confira e tente de novo.';

/** Origin of a log-in. */
export interface Origin {
  /** Network as returned by `networkOf`. */
  address: string;
  userAgent?: string;
}

type PersonRow = typeof person.$inferSelect;
interface Entered {
  row: PersonRow;
  /** Method of the second step, if the account has one. */
  way?: Way;
}

/**
 * Creates the log-in.
 * @throws {HttpError} 401 for wrong credentials or a required second step; 405 inactive account, 408 too many attempts,
 * 429 too many at once.
 */
export function createLogIn({ config, limits, mails, database: { db } }: ApiContext) {
  const attempts = createAttempts(config, limits);
  const known = createKnownAddresses(config);
  const secondStep = createSecondStep(config);
  const sessions = createSessions(config);

  async function find(email: string, digest: string) {
    const here = and(eq(knownAddress.personCode, person.code), eq(knownAddress.digest, digest));
    const [found] = await db
      .select({ row: person, digest: knownAddress.digest })
      .from(person)
      .leftJoin(knownAddress, here)
      .where(eq(loginEmail, email));
    return { row: found?.row, isKnown: found?.digest != null };
  }

  /** Creates the refusal that asks for the second step; only told to people who know the password. */
  async function refusal(caller: Caller, { code }: PersonRow, ways: Way[], message: string): Promise<HttpError> {
    if (message === NEEDED) await attempts.giveBack(caller);
    return new HttpError(401, message, await db.transaction((tx) => secondStep.challenge(tx, code, ways)));
  }

  /** Consumes the second step, right or wrong, and commits that before answering. */
  async function takeSecondStep(caller: Caller, row: PersonRow, input: LoginInput): Promise<Way | undefined> {
    const ways = await secondStep.waysOf(db, row.code);
    if (ways.length === 0) return undefined;
    if (!input.code && !input.passkey) throw await refusal(caller, row, ways, NEEDED);
    await attempts.countStep(caller);
    const way = await db.transaction((tx) => secondStep.check(tx, row.code, input));
    if (!way) throw await refusal(caller, row, ways, WRONG);
    return way;
  }

  /** Runs in turn and counts the attempt first, so that simultaneous guesses are all counted. */
  const enter = (caller: Caller, found: PersonRow | undefined, input: LoginInput): Promise<Entered> =>
    inTurn(caller, async () => {
      await attempts.count(caller);
      if (!(await passwordMatches(found?.passwordHash, input.password)) || !found) throw wrongCredentials();
      const way = found.isActive ? await takeSecondStep(caller, found, input) : undefined;
      await attempts.succeed(caller);
      if (!found.isActive) throw inactive();
      return { row: found, way };
    });

  const begin = ({ row, way }: Entered, digest: string, userAgent?: string): Promise<LoginAnswer> =>
    db.transaction(async (tx) => {
      await known.remember(tx, row.code, digest);
      await writeAudit(
        tx,
        row,
        way === 'recovery' ? 'entrou no sistema com um código de recuperação' : 'entrou no sistema',
      );
      if (way === 'recovery') await mails.add(tx, 'security', row, mailTexts.security(row.name, 'recoveryCodeUsed'));
      return sessions.open(tx, row, userAgent);
    });

  return async (input: LoginInput, { address, userAgent }: Origin): Promise<LoginAnswer> => {
    const account = input.username.trim().toLowerCase();
    const digest = known.digestOf(account, address);
    const [{ row, isKnown }, made] = await Promise.all([find(account, digest), attempts.made({ account, address })]);
    const caller = { address, account, isKnown };
    attempts.check(caller, made);
    return begin(await enter(caller, row, input), digest, userAgent);
  };
}
