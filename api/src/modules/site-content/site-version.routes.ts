import { SiteContent, SiteDraft, SiteVersions } from '@rodovia/shared/contracts/site';
import { Type } from 'typebox';
import type { Api, ApiContext } from '../../context/context';
import { expectedOf, IfMatch } from '../../crud/versions';
import { ADMIN, actorOf } from '../../plugins/authentication';
import { readVersions, versionContent } from './content-store';
import { createPublishing } from './publishing';

const ByNumber = Type.Object({ number: Type.Integer({ minimum: 1, maximum: 1_000_000, title: 'Versão' }) });

/** Routes of earlier versions of the shop's content. */
export function siteVersionRoutes(app: Api, context: ApiContext): void {
  const { db } = context.database;
  const config = { roles: ADMIN };
  const { returnTo } = createPublishing(context);
  app.get('/site-content/version', { schema: { response: { 200: SiteVersions } }, config }, async () => ({
    Versions: await readVersions(db),
  }));
  const reading = { params: ByNumber, response: { 200: SiteContent } };
  app.get('/site-content/version/:number', { schema: reading, config }, ({ params }) =>
    versionContent(db, params.number),
  );
  const returning = { params: ByNumber, headers: IfMatch, response: { 200: SiteDraft } };
  app.post('/site-content/version/:number/return', { schema: returning, config }, (request) =>
    returnTo(request.params.number, actorOf(request), expectedOf(request)),
  );
}
