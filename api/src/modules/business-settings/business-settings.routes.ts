import { BusinessSettings, BusinessSettingsInput } from '@rodovia/shared/contracts/proposals';
import { bareDocument, hiddenInLine, isCnpj, isPlainLine } from '@rodovia/shared/contracts/rules';
import { and, eq, sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { type FieldErrors, invalidFields, notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { type Expected, expectedOf, hasVersion, IfMatch, stale } from '../../crud/versions';
import type { Executor } from '../../db/database';
import { businessSettings, paymentTerm } from '../../db/schema';
import { writeAudit } from '../../identity/audit';
import { IMAGE_BODY_LIMIT } from '../../images/body-limit';
import { prepareLogo } from '../../images/logo';
import { file, NO_CONTENT } from '../../plugins/answers';
import { ADMIN, actorOf } from '../../plugins/authentication';

const admin = { config: { roles: ADMIN } };

/** Columns of the single row, without the picture. */
const columns = {
  ValidityDays: businessSettings.validityDays,
  PaymentTermCode: businessSettings.paymentTermCode,
  DaysOff: businessSettings.daysOff,
  CompanyName: businessSettings.companyName,
  CompanyDocument: businessSettings.companyDocument,
  CompanyAddress: businessSettings.companyAddress,
  CompanyPhone: businessSettings.companyPhone,
  HasLogo: sql<boolean>`${businessSettings.companyLogo} is not null`,
  Version: businessSettings.version,
};

async function read(db: Executor): Promise<BusinessSettings> {
  const [settings] = await db.select(columns).from(businessSettings);
  if (!settings) throw notFound();
  return settings;
}

const TEXTS = [
  ['companyName', 'Nome da empresa'],
  ['companyAddress', 'Endereço'],
  ['companyPhone', 'Telefone'],
] as const;

async function refuseFaults(tx: Executor, input: BusinessSettingsInput): Promise<void> {
  const errors: FieldErrors = {};
  for (const [field, label] of TEXTS) if (!isPlainLine(input[field])) errors[field] = hiddenInLine(label);
  if (input.companyDocument.trim() !== '' && !isCnpj(input.companyDocument)) errors.companyDocument = 'CNPJ inválido.';
  if (input.daysOff.some(({ name }) => !isPlainLine(name))) errors.daysOff = hiddenInLine('Nome do dia');
  if (new Set(input.daysOff.map(({ day }) => day)).size < input.daysOff.length) errors.daysOff = 'Há dias repetidos.';
  const isKnown = and(eq(paymentTerm.code, input.paymentTermCode ?? ''), paymentTerm.isActive);
  if (input.paymentTermCode && (await tx.$count(paymentTerm, isKnown)) === 0)
    errors.paymentTermCode = 'Condição de pagamento não encontrada ou inativa.';
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

const rowOf = (input: BusinessSettingsInput) => ({
  ...input,
  daysOff: input.daysOff
    .map(({ day, name }) => ({ Day: day, Name: name.trim() }))
    .sort((first, second) => first.Day.localeCompare(second.Day)),
  companyName: input.companyName.trim(),
  companyDocument: bareDocument(input.companyDocument),
  companyAddress: input.companyAddress.trim(),
  companyPhone: input.companyPhone.trim(),
});

/** Routes of the settings of proposals, and the company's data on documents. */
export function businessSettingsRoutes(app: Api, { database: { db } }: ApiContext): void {
  async function change(
    tx: Executor,
    row: Partial<typeof businessSettings.$inferInsert>,
    expected: Expected,
  ): Promise<BusinessSettings> {
    const changed = await tx
      .update(businessSettings)
      .set(row)
      .where(hasVersion(businessSettings.version, expected))
      .returning({ version: businessSettings.version });
    const present = await read(tx);
    if (changed.length === 0) throw stale(present);
    return present;
  }

  app.get('/business-settings', { schema: { response: { 200: BusinessSettings } }, ...admin }, () => read(db));
  const saving = { body: BusinessSettingsInput, headers: IfMatch, response: { 200: BusinessSettings } };
  app.put('/business-settings', { schema: saving, ...admin }, (request) =>
    db.transaction(async (tx) => {
      await refuseFaults(tx, request.body);
      const settings = await change(tx, rowOf(request.body), expectedOf(request));
      await writeAudit(tx, actorOf(request), 'alterou as configurações das propostas');
      return settings;
    }),
  );
  const logo = { schema: { response: file('image/png', 'O logotipo.') }, ...admin };
  app.get('/business-settings/logo', logo, async (_request, reply) => {
    const [stored] = await db.select({ logo: businessSettings.companyLogo }).from(businessSettings);
    if (!stored?.logo) throw notFound();
    return reply.type('image/png').send(Buffer.from(stored.logo));
  });
  const upload = { body: Type.Object({ base64: Type.String({ minLength: 1 }) }), response: { 200: BusinessSettings } };
  app.put('/business-settings/logo', { schema: upload, ...admin, bodyLimit: IMAGE_BODY_LIMIT }, async (request) => {
    const companyLogo = await prepareLogo(request.body.base64);
    return db.transaction(async (tx) => {
      await writeAudit(tx, actorOf(request), 'trocou o logotipo das propostas');
      return change(tx, { companyLogo }, undefined);
    });
  });
  app.delete('/business-settings/logo', { schema: { response: NO_CONTENT }, ...admin }, async (request, reply) => {
    await db.transaction(async (tx) => {
      await writeAudit(tx, actorOf(request), 'retirou o logotipo das propostas');
      await change(tx, { companyLogo: null }, undefined);
    });
    reply.code(204);
  });
}
