import { type LoginAnswer, roleOf } from '@rodovia/shared/contracts/people';
import { createSigner } from 'fast-jwt';
import type { ApiConfig } from '../base/config';

/** Fields of a person in the log-in answer. */
export interface Account {
  code: string;
  name: string;
  email: string;
  personTypeCode: string;
  tokenVersion: number;
}

/** Returns a function that signs a token and creates the log-in answer. */
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
