import type { LoginAnswer, LoginInput } from '../../contracts/people';
import type { ErrorBody } from '../../contracts/records';
import { counted } from '../api/activity';
import { ApiError } from '../api/api-error';
import { send } from '../api/transport';
import { messages } from '../messages';
import { startSession } from './session';

const SPOKEN = [401, 405, 408, 429];

/**
 * Exchanges credentials for a session. Rejects with an `ApiError` whose message can be shown: the server's for 401,
 * 405, 408 and 429 (also within a 200 answer), a message for a lost network, and a general one otherwise. If a second
 * step is required, its field errors name the methods.
 */
export async function logIn(username: string, password: string, step?: Partial<LoginInput>): Promise<void> {
  const data = { username, password, ...step };
  const call = send<LoginAnswer | ErrorBody>({ method: 'POST', url: '/Token', data });
  const answer = await counted(call).catch((error: ApiError) => {
    if (error.kind === 'network') throw error;
    const spoken = SPOKEN.includes(error.status) && error.message;
    throw new ApiError('http', 401, spoken || messages.wrongCredentials, error.fieldErrors);
  });
  if (!('access_token' in answer)) throw new ApiError('http', answer.code, answer.message || messages.wrongCredentials);
  startSession(answer);
}
