import { base64 } from '@rodovia/shared/contracts/images';
import { SitePictures } from '@rodovia/shared/contracts/site';
import { Type } from 'typebox';
import type { Api, ApiContext } from '../../context/context';
import { writeAudit } from '../../identity/audit';
import { IMAGE_BODY_LIMIT } from '../../images/body-limit';
import { prepareImages, removeUnused, storeImages } from '../../images/image-set';
import { ADMIN, actorOf } from '../../plugins/authentication';
import { addPicture, sitePictures } from './site-pictures';

const Sent = Type.Object({ Url: Type.String() });

/** Routes of the pictures of the shop's content. */
export function sitePictureRoutes(app: Api, context: ApiContext): void {
  const { db } = context.database;
  const config = { roles: ADMIN };
  app.get('/site-content/picture', { schema: { response: { 200: SitePictures } }, config }, () => sitePictures(db));
  const sending = { body: Type.Object({ base64 }, { additionalProperties: false }), response: { 201: Sent } };
  app.post(
    '/site-content/picture',
    { schema: sending, config, bodyLimit: IMAGE_BODY_LIMIT },
    async (request, reply) => {
      const prepared = await prepareImages(context, [request.body.base64]);
      const [Url = ''] = prepared.map(({ url }) => url);
      const deleted = await db.transaction(async (tx) => {
        await storeImages(context, tx, prepared);
        const made = await addPicture(tx, Url);
        await writeAudit(tx, actorOf(request), `enviou a imagem ${Url} para as páginas da loja`);
        return made;
      });
      if (deleted) await removeUnused(context, deleted);
      reply.code(201);
      return { Url };
    },
  );
}
