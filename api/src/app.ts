import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyServerOptions } from 'fastify';
import type { ApiOptions } from './context/api-options';
import { createContext } from './context/context';
import { addressRoutes } from './modules/address/address.routes';
import { authRoutes } from './modules/auth/auth.routes';
import { secondStepRoutes } from './modules/auth/second-step.routes';
import { sessionRoutes } from './modules/auth/session.routes';
import { brandRoutes } from './modules/brand/brand.routes';
import { businessSettingsRoutes } from './modules/business-settings/business-settings.routes';
import { categoryRoutes } from './modules/category/category.routes';
import { changeSetRoutes } from './modules/change-set/change-set.routes';
import { cityRoutes } from './modules/city/city.routes';
import { cityWriteRoutes } from './modules/city/city-write.routes';
import { clientRelationRoutes } from './modules/client-relation/client-relation.routes';
import { companyRoutes } from './modules/company/company.routes';
import { dashboardRoutes } from './modules/dashboard/dashboard.routes';
import { deskSettingsRoutes } from './modules/desk-settings/desk-settings.routes';
import { fitmentRoutes } from './modules/fitment/fitment.routes';
import { groupRoutes } from './modules/group/group.routes';
import { healthRoutes } from './modules/health/health.routes';
import { imageRoutes } from './modules/image/image.routes';
import { imageFileRoutes } from './modules/image/image-file.routes';
import { logRoutes } from './modules/log/log.routes';
import { lossReasonRoutes } from './modules/loss-reason/loss-reason.routes';
import { mailRoutes } from './modules/mail/mail.routes';
import { messageRoutes } from './modules/message/message.routes';
import { modelRoutes } from './modules/model/model.routes';
import { noticeRoutes } from './modules/notice/notice.routes';
import { paymentTermRoutes } from './modules/payment-term/payment-term.routes';
import { confirmationRoutes } from './modules/person/confirmation/confirmation.routes';
import { invitationRoutes } from './modules/person/invitation/invitation.routes';
import { mergeRoutes } from './modules/person/merge/merge.routes';
import { recoveryRoutes } from './modules/person/password/recovery.routes';
import { personRoutes } from './modules/person/person.routes';
import { privacyRoutes } from './modules/person/privacy/privacy.routes';
import { preferenceRoutes } from './modules/preference/preference.routes';
import { productBulkRoutes } from './modules/product/bulk/bulk.routes';
import { productImportRoutes } from './modules/product/import/import.routes';
import { productListRoutes } from './modules/product/list/list.routes';
import { productRoutes } from './modules/product/product.routes';
import { productWriteRoutes } from './modules/product/product-write.routes';
import { proposalRoutes } from './modules/proposal/proposal.routes';
import { pushRoutes } from './modules/push/push.routes';
import { quotationEventRoutes } from './modules/quotation/events/quotation-events.routes';
import { quotationRoutes } from './modules/quotation/quotation.routes';
import { recordChangeRoutes } from './modules/record-change/record-change.routes';
import { releaseRoutes } from './modules/release/release.routes';
import { savedListRoutes } from './modules/saved-list/saved-list.routes';
import { savedProductRoutes } from './modules/saved-product/saved-product.routes';
import { searchMissRoutes } from './modules/search-miss/search-miss.routes';
import { sharePictureRoutes } from './modules/share-picture/share-picture.routes';
import { shopRoutes } from './modules/shop/shop.routes';
import { siteRoutes } from './modules/site/site.routes';
import { siteContentRoutes } from './modules/site-content/site-content.routes';
import { sitePictureRoutes } from './modules/site-content/site-picture.routes';
import { siteVersionRoutes } from './modules/site-content/site-version.routes';
import { sitePageRoutes } from './modules/site-page/site-page.routes';
import { textTemplateRoutes } from './modules/text-template/text-template.routes';
import { vehicleRoutes } from './modules/vehicle/vehicle.routes';
import { authentication } from './plugins/authentication';
import { background } from './plugins/background';
import { caching } from './plugins/cache';
import { channel } from './plugins/channel';
import { documentation } from './plugins/documentation';
import { errorHandling } from './plugins/errors';
import { expense } from './plugins/expense';
import { idempotency } from './plugins/idempotency';
import { metrics } from './plugins/observability/metrics';
import { requestLog } from './plugins/observability/request-log';
import { requestBody } from './plugins/request-body';
import { serializerCompiler } from './plugins/serializer';
import { turns } from './plugins/turns';
import { acceptFiles } from './plugins/uploaded-file';
import { validatorCompiler } from './plugins/validator';
import { versions } from './plugins/versions';
import { guardServer } from './server-guards';
import { serverOptions } from './server-options';

/** Plugins in the order of their hooks: cached answers only need the request id. */
const PLUGINS = [
  errorHandling,
  requestLog,
  channel,
  caching,
  requestBody,
  authentication,
  versions,
  idempotency,
  expense,
  turns,
  metrics,
  background,
];
const ROUTES = [
  healthRoutes,
  authRoutes,
  sessionRoutes,
  secondStepRoutes,
  recoveryRoutes,
  confirmationRoutes,
  invitationRoutes,
  privacyRoutes,
  mailRoutes,
  imageRoutes,
  imageFileRoutes,
  sharePictureRoutes,
  siteRoutes,
  sitePageRoutes,
  siteContentRoutes,
  siteVersionRoutes,
  sitePictureRoutes,
  shopRoutes,
  brandRoutes,
  categoryRoutes,
  fitmentRoutes,
  companyRoutes,
  groupRoutes,
  modelRoutes,
  productRoutes,
  productListRoutes,
  productWriteRoutes,
  productImportRoutes,
  productBulkRoutes,
  changeSetRoutes,
  personRoutes,
  clientRelationRoutes,
  mergeRoutes,
  addressRoutes,
  vehicleRoutes,
  savedListRoutes,
  cityRoutes,
  cityWriteRoutes,
  quotationRoutes,
  pushRoutes,
  quotationEventRoutes,
  proposalRoutes,
  messageRoutes,
  paymentTermRoutes,
  lossReasonRoutes,
  textTemplateRoutes,
  noticeRoutes,
  deskSettingsRoutes,
  businessSettingsRoutes,
  dashboardRoutes,
  logRoutes,
  recordChangeRoutes,
  searchMissRoutes,
  preferenceRoutes,
  savedProductRoutes,
  releaseRoutes,
];

/**
 * The API as a Fastify plugin, to be registered under a prefix: `server.register(apiPlugin, {prefix: '/api', config,
 * database})`. Its hooks and handlers are encapsulated. The database must be migrated, and the caller closes it.
 */
export const apiPlugin: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  const context = createContext(options);
  const api = app.withTypeProvider<TypeBoxTypeProvider>();
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  await acceptFiles(api);
  await documentation(api);
  for (const plugin of PLUGINS) plugin(api, context);
  for (const routes of ROUTES) routes(api, context);
};

/** Options of `buildApp`. */
export interface BuildOptions extends ApiOptions {
  /** Path of the API, `/api` by default. */
  prefix?: string;
  logger?: FastifyServerOptions['logger'];
}

/** Creates a server with only the API, ready for `inject` or `listen`. */
export async function buildApp({
  config,
  database,
  releases,
  routes,
  tracing,
  prefix = '/api',
  logger = false,
}: BuildOptions): Promise<FastifyInstance> {
  const app = Fastify({ ...serverOptions(config), logger });
  tracing?.follow(app);
  guardServer(app);
  await app.register(apiPlugin, { prefix, config, database, releases, routes, tracing });
  await app.ready();
  return app;
}
