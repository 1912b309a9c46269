import { treadOf } from '@rodovia/shared/contracts/tyres';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { ByCode } from '../../crud/write-routes';
import { group, product } from '../../db/schema';
import { type SharedTyre, sharePicture } from '../../images/share-picture';
import { file } from '../../plugins/answers';
import { DRAWING_CACHE } from '../../plugins/cache';

const config = { roles: 'public' } as const;
const response = file('image/png', 'A figura, de 1200 por 630 pontos.');

/** Routes of pictures for link previews. */
export function sharePictureRoutes(app: Api, { images, database: { db } }: ApiContext): void {
  const send = async (reply: FastifyReply, shown: SharedTyre | null) => {
    const png = await sharePicture(images, shown);
    return reply.type('image/png').header('cache-control', DRAWING_CACHE).send(png);
  };
  app.get('/share-picture', { schema: { response }, config }, (_request, reply) => send(reply, null));
  app.get('/share-picture/:code', { schema: { params: ByCode, response }, config }, async (request, reply) => {
    const isShown = and(eq(product.code, request.params.code), product.isActive);
    const [found] = await db
      .select({ size: product.size, details: product.observation, type: group.type })
      .from(product)
      .innerJoin(group, eq(group.code, product.groupCode))
      .where(isShown);
    if (!found) throw notFound('Produto não encontrado.');
    return send(reply, { size: found.size, tread: treadOf(found.details, found.type) });
  });
}
