import { type Static, Type } from 'typebox';
import { Code, Nullable } from './common';
import { LONGEST_VALIDITY } from './proposals';

/** A day on which the company does not work, beside weekends and national holidays: `2026-12-24`. */
export const DayOff = Type.Object({
  Day: Type.String({ format: 'date' }),
  Name: Type.String({ maxLength: 80 }),
});

const companyText = (title: string) => Type.String({ maxLength: 200, title });

/** What the business decides for all of its proposals; the company's block stands at the head of their documents. */
export const BusinessSettings = Type.Object({
  ValidityDays: Type.Integer({ minimum: 1, maximum: LONGEST_VALIDITY }),
  PaymentTermCode: Nullable(Code),
  DaysOff: Type.Array(DayOff),
  CompanyName: Type.String(),
  CompanyDocument: Type.String(),
  CompanyAddress: Type.String(),
  CompanyPhone: Type.String(),
  HasLogo: Type.Boolean(),
  Version: Type.Integer(),
});
export type BusinessSettings = Static<typeof BusinessSettings>;

/** `PUT /business-settings`, whole. */
export const BusinessSettingsInput = Type.Object(
  {
    validityDays: Type.Integer({ minimum: 1, maximum: LONGEST_VALIDITY, title: 'Validade padrão' }),
    paymentTermCode: Nullable(Code),
    daysOff: Type.Array(
      Type.Object({
        day: Type.String({ format: 'date', title: 'Dia' }),
        name: Type.String({ maxLength: 80, title: 'Nome do dia' }),
      }),
      { maxItems: 366 },
    ),
    companyName: companyText('Nome da empresa'),
    companyDocument: Type.String({ maxLength: 20, title: 'CNPJ' }),
    companyAddress: companyText('Endereço'),
    companyPhone: Type.String({ maxLength: 40, title: 'Telefone' }),
  },
  { additionalProperties: false },
);
export type BusinessSettingsInput = Static<typeof BusinessSettingsInput>;
