import type { ErrorBody, LoginAnswer } from '@rodovia/shared/contracts';
import { ApiError } from './api/api-error';
import { api } from './api/client';
import { messages } from './messages';
import { startSession } from './session/session';

const SPOKEN = [401, 405, 408];

/**
 * Exchanges credentials for a session. Rejects with an `ApiError` whose message is ready to be shown: the
 * server's for 401, 405 and 408, also when it comes in a 200 answer, and a general one for everything else.
 */
export async function logIn(username: string, password: string): Promise<void> {
  const answer = await api.post<LoginAnswer | ErrorBody>('/Token', { username, password }).catch((error: unknown) => {
    const spoken = error instanceof ApiError && SPOKEN.includes(error.status) && error.message;
    throw new ApiError('http', 401, spoken || messages.wrongCredentials);
  });
  if (!('access_token' in answer)) throw new ApiError('http', answer.code, answer.message || messages.wrongCredentials);
  startSession(answer);
}
