import { LoginAnswer, LoginInput } from '@rodovia/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import { HttpError } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { person } from '../../db/schema';
import { writeAudit } from '../../identity/audit';
import { passwordMatches } from '../../identity/password';
import { createSession } from '../../identity/tokens';

const wrongCredentials = () => new HttpError(401, 'Usuário ou senha incorretos');
const inactive = () => new HttpError(405, 'Usuário inativo. Entre em contato com o suporte.');
const tooMany = () => new HttpError(408, 'Muitas tentativas de acesso. Aguarde alguns minutos e tente novamente.');

/** `POST /Token`: the log-in. 401 wrong credentials, 405 inactive account, 408 too many attempts. */
export function authRoutes(app: Api, { config, limits, database: { db } }: ApiContext): void {
  const sessionOf = createSession(config);
  const schema = { body: LoginInput, response: { 200: LoginAnswer } };
  app.post('/Token', { schema, config: { roles: 'public' } }, async ({ body, ip }) => {
    const email = body.username.trim().toLowerCase();
    const key = `login ${email} ${ip}`;
    if ((await limits.count(key)) >= config.loginAttempts) throw tooMany();
    const [account] = await db
      .select()
      .from(person)
      .where(eq(sql`lower(${person.email})`, email));
    if (!(await passwordMatches(account?.passwordHash, body.password)) || !account) {
      await limits.add(key, config.loginWindow);
      throw wrongCredentials();
    }
    await limits.clear(key);
    if (!account.isActive) throw inactive();
    await writeAudit(db, account, 'entrou no sistema');
    return sessionOf(account);
  });
}
