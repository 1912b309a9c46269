import { invalid } from '../base/http-error';
import type { Api, ApiContext } from '../context/context';

/** Requests must name this installation's channel, or none. */
export function channel(app: Api, { config }: ApiContext): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const given = request.headers['channel-code'];
    if (given === undefined || given === config.channelCode) done();
    else done(invalid('Canal desconhecido.'));
  });
}
