import { SiteContentInput, SiteDraft } from '@rodovia/shared/contracts/site';
import type { Api, ApiContext } from '../../context/context';
import { expectedOf, IfMatch } from '../../crud/versions';
import { NO_CONTENT } from '../../plugins/answers';
import { ADMIN, actorOf } from '../../plugins/authentication';
import { readDraft } from './content-store';
import { createPreviewCookie } from './preview-pass';
import { createPublishing } from './publishing';

const admin = { config: { roles: ADMIN } };

/** Routes of the shop's content for administrators. */
export function siteContentRoutes(app: Api, context: ApiContext): void {
  const { db } = context.database;
  const publishing = createPublishing(context);
  const previewCookie = createPreviewCookie(context.config);
  const response = { 200: SiteDraft };
  const step = { schema: { headers: IfMatch, response }, ...admin };

  app.get('/site-content', { schema: { response }, ...admin }, () => readDraft(db));
  const saving = { body: SiteContentInput, headers: IfMatch, response };
  app.put('/site-content', { schema: saving, ...admin }, (request) =>
    publishing.save(request.body, actorOf(request), expectedOf(request)),
  );
  app.delete('/site-content', step, (request) => publishing.discard(actorOf(request), expectedOf(request)));
  app.post('/site-content/publish', step, (request) => publishing.publish(actorOf(request), expectedOf(request)));
  const preview = { schema: { response: NO_CONTENT }, config: { roles: ADMIN, answerIsSecret: true } };
  app.post('/site-content/preview', preview, async (request, reply) => {
    reply.header('set-cookie', await previewCookie(db, actorOf(request)));
    reply.code(204);
  });
}
