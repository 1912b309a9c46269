import { eq } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import { HttpError, invalidFields } from '../base/http-error';
import type { Database } from '../db/database';
import type { Limits } from '../db/limits';
import { person } from '../db/schema';
import type { Actor } from './actor';
import { passwordMatches } from './password';

/** 400, because a 401 would end the session. */
export const wrongPassword = () => invalidFields({ currentPassword: 'Senha atual incorreta.' });
const tooMany = () => new HttpError(429, 'Muitas tentativas. Aguarde alguns minutos e tente novamente.');

interface Parts {
  config: ApiConfig;
  limits: Limits;
  database: { db: Database };
}

/**
 * Verifies the password of a logged-in person, so that a stolen token cannot be used for guessing. Call it in turn.
 * @returns the hash that it was compared with.
 * @throws {HttpError} 400 if wrong, 429 if too often.
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
