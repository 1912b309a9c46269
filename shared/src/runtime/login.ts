import type { ErrorBody, LoginAnswer, LoginInput } from '@rodovia/shared/contracts';
import { counted } from './api/activity';
import { ApiError } from './api/api-error';
import { send } from './api/transport';
import { messages } from './messages';
import { startSession } from './session/session';

const SPOKEN = [401, 405, 408, 429];

/**
 * Exchanges credentials for a session. Rejects with an `ApiError` whose message is ready to be shown: the
 * server's for 401, 405, 408 and 429, also when it comes in a 200 answer, that of a lost network, and a general one for
 * everything else. Its
 * field errors name the ways of a second step, where one is missing.
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
