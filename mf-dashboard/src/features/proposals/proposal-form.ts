import { paymentTermEntity } from '@rodovia/shared/contracts/catalog';
import type { BusinessSettings, BusinessSettingsInput } from '@rodovia/shared/contracts/proposals';
import { isBlank, isCnpj, maskCnpj, maskPhone } from '@rodovia/shared/contracts/rules';
import { optionsFrom } from '@rodovia/shared/crud';
import type { SettingsDefinition } from '../../settings-form';
import { readDaysOff, writeDaysOff, wrongLine } from './days-off';

/** Form values, all as text. */
interface ProposalValues {
  validityDays: string;
  paymentTermCode: string;
  daysOff: string;
  companyName: string;
  companyDocument: string;
  companyAddress: string;
  companyPhone: string;
}

const WHOLE = /^\d{1,3}$/;
const isValidity = (text: unknown) => WHOLE.test(String(text).trim()) && Number(text) >= 1 && Number(text) <= 90;

const valuesOf = (settings: BusinessSettings): ProposalValues => ({
  validityDays: String(settings.ValidityDays),
  paymentTermCode: settings.PaymentTermCode ?? '',
  daysOff: writeDaysOff(settings.DaysOff),
  companyName: settings.CompanyName,
  companyDocument: maskCnpj(settings.CompanyDocument),
  companyAddress: settings.CompanyAddress,
  companyPhone: maskPhone(settings.CompanyPhone),
});

const prepare = ({ validityDays, paymentTermCode, daysOff, ...company }: ProposalValues): BusinessSettingsInput => ({
  ...company,
  validityDays: Number(validityDays),
  paymentTermCode: paymentTermCode || null,
  daysOff: readDaysOff(daysOff),
});

const termOptions = optionsFrom(
  `/${paymentTermEntity.resource}`,
  ({ Code, Description }: { Code: string; Description: string }) => ({ value: Code, label: Description }),
  { failure: 'Erro ao carregar as condições de pagamento!' },
);

/** Form for the settings of proposals. */
export const proposalForm: SettingsDefinition<BusinessSettings, ProposalValues> = {
  empty: {
    validityDays: '',
    paymentTermCode: '',
    daysOff: '',
    companyName: '',
    companyDocument: '',
    companyAddress: '',
    companyPhone: '',
  },
  fields: [
    {
      name: 'validityDays',
      label: 'Validade padrão, em dias úteis',
      validate: (value) => (isValidity(value) ? undefined : 'Informe de 1 a 90 dias úteis.'),
    },
    {
      name: 'paymentTermCode',
      label: 'Condição de pagamento padrão (opcional)',
      control: 'choice',
      options: termOptions,
    },
    {
      name: 'daysOff',
      label: 'Dias sem expediente (opcional)',
      control: 'textarea',
      hint: 'Um dia por linha, além de fins de semana e feriados nacionais: 24/12/2026 Véspera de Natal',
      validate: (value) => {
        const wrong = wrongLine(String(value ?? ''));
        return wrong && `Confira a linha "${wrong.trim()}": use dia/mês/ano, sem repetir dias.`;
      },
    },
    { name: 'companyName', label: 'Nome da empresa (opcional)', maxLength: 200, autoComplete: 'organization' },
    {
      name: 'companyDocument',
      label: 'CNPJ (opcional)',
      mask: maskCnpj,
      validate: (value) => (isBlank(value) || isCnpj(String(value)) ? undefined : 'CNPJ inválido.'),
    },
    { name: 'companyAddress', label: 'Endereço (opcional)', maxLength: 200 },
    { name: 'companyPhone', label: 'Telefone (opcional)', control: 'tel', mask: maskPhone },
  ],
  valuesOf,
  prepare,
};
