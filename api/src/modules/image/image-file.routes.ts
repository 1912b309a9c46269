import { Type } from 'typebox';
import { notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { file } from '../../plugins/answers';

const Params = Type.Object({ name: Type.String({ pattern: '^[\\da-f]{32}-\\d{3,4}\\.webp$' }) });
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Routes of stored pictures. A name is the digest of its content, so answers can be cached forever. */
export function imageFileRoutes(app: Api, { images }: ApiContext): void {
  const config = { roles: 'public', unlimited: true } as const;
  app.get(
    '/image/:name',
    { schema: { params: Params, response: file('image/webp', 'A figura.') }, config },
    async ({ params }, reply) => {
      const stored = await images.get(params.name);
      if (!stored) throw notFound('Imagem não encontrada.');
      reply.headers({
        'cache-control': FOR_EVER,
        'content-security-policy': "default-src 'none'; sandbox",
      });
      return reply.type('image/webp').send(stored);
    },
  );
}
