import { type LoginAnswer, roleOf } from '@rodovia/shared/contracts';
import { createSigner } from 'fast-jwt';
import type { ApiConfig } from '../base/config';

/** The fields of a person that a log-in answers with. */
export interface Account {
  code: string;
  name: string;
  email: string;
  personTypeCode: string;
  tokenVersion: number;
}

/** Signs a token of an account in a session and wraps it as the log-in answer. */
export function createTokens(config: ApiConfig): (account: Account, session: string) => LoginAnswer {
  const sign = createSigner({ key: config.tokenSecret, algorithm: 'HS256', expiresIn: config.tokenLifetime });
  return ({ code, name, email, personTypeCode, tokenVersion }, session) => {
    const role = roleOf(config.personTypes, personTypeCode);
    return {
      access_token: sign({ sub: code, ver: tokenVersion, sid: session }),
      code,
      persontypecode: personTypeCode,
      name,
      is_admin: role === 'admin',
      is_seller: role === 'seller',
      username: email,
    };
  };
}
