import { eq } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import { HttpError, invalidFields } from '../base/http-error';
import type { Database } from '../db/database';
import type { Limits } from '../db/limits';
import { person } from '../db/schema';
import type { Actor } from './actor';
import { passwordMatches } from './password';

/** 400: a 401 would end the session. */
export const wrongPassword = () => invalidFields({ currentPassword: 'Senha atual incorreta.' });
const tooMany = () => new HttpError(429, 'Muitas tentativas. Aguarde alguns minutos e tente novamente.');

interface Parts {
  config: ApiConfig;
  limits: Limits;
  database: { db: Database };
}

/**
 * Asks for the password of who is logged in already: whoever holds somebody's token may not guess it without end.
 * To be called in turn. @returns the hash it was compared with. @throws {HttpError} 400 wrong, 429 too often.
 */
export function createCurrentPassword({ config, limits, database: { db } }: Parts) {
  return async ({ code }: Actor, password: string): Promise<string> => {
    const key = `password of ${code}`;
    if ((await limits.add(key, config.loginWindow)) > config.loginAttempts) throw tooMany();
    const [stored] = await db.select().from(person).where(eq(person.code, code));
    if (!stored || !(await passwordMatches(stored.passwordHash, password))) throw wrongPassword();
    await limits.giveBack([key]);
    return stored.passwordHash;
  };
}
