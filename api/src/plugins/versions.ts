import type { Api } from '../context/context';

const versionOf = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null && 'Version' in payload ? payload.Version : undefined;

/** Returns the version of a record as `ETag`, to be sent back in `If-Match`. */
export function versions(app: Api): void {
  app.addHook('preSerialization', (_request, reply, payload, done) => {
    const version = versionOf(payload);
    if (typeof version === 'number') reply.header('etag', `"${version}"`);
    done(null, payload);
  });
}
