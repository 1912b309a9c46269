import { type Static, Type } from 'typebox';
import { Code, Nullable } from '../records/common';
import { MAX_VALIDITY_DAYS } from './proposals';

/** A day on which the company is closed, in addition to weekends and national holidays: `2026-12-24`. */
export const DayOff = Type.Object({
  Day: Type.String({ format: 'date' }),
  Name: Type.String({ maxLength: 80 }),
});

const companyText = (title: string) => Type.String({ maxLength: 200, title });

/** Settings that apply to all proposals. The company's data is printed at the head of their documents. */
export const BusinessSettings = Type.Object({
  ValidityDays: Type.Integer({ minimum: 1, maximum: MAX_VALIDITY_DAYS }),
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

/** Complete payload of `PUT /business-settings`. */
export const BusinessSettingsInput = Type.Object(
  {
    validityDays: Type.Integer({ minimum: 1, maximum: MAX_VALIDITY_DAYS, title: 'Validade padrão' }),
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
