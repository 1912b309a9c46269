import { LoginAnswer, LoginInput } from '@rodovia/shared/contracts/people';
import { networkOf } from '../../base/network';
import type { Api, ApiContext } from '../../context/context';
import { refuseSlowly } from '../../identity/attempts';
import { createLogIn } from './log-in.service';

/** Route of the log-in, `POST /Token`. */
export function authRoutes(app: Api, context: ApiContext): void {
  const logIn = createLogIn(context);
  const schema = { body: LoginInput, response: { 200: LoginAnswer } };
  app.post(
    '/Token',
    { schema, config: { roles: 'public', unlimited: true, answerIsSecret: true, beginsSession: true } },
    ({ body, ip, headers }) =>
      logIn(body, { address: networkOf(ip), userAgent: headers['user-agent'] }).catch(refuseSlowly),
  );
}
