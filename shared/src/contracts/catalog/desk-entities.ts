import { defineEntity } from '../records/entity';
import { description } from '../records/name-field';

/** Entity of payment terms. `days` is the number of days until payment is due, 0 for immediate payment. */
export const paymentTermEntity = /* @__PURE__ */ defineEntity({
  resource: 'payment-term',
  one: 'condição de pagamento',
  article: 'a',
  many: 'Condições de pagamento',
  named: 'description',
  exportFile: 'reportPaymentTerms',
  fields: {
    description: {
      ...description,
      heading: 'Condição',
      unique: 'Já existe uma condição de pagamento com este nome.',
    },
    days: { kind: 'whole', wire: 'Days', label: 'Dias', minimum: 0, maximum: 365, sortable: true },
    text: { kind: 'lines', wire: 'Text', label: 'Texto na proposta', maxLength: 500, optional: true },
  },
});

/** Entity of reasons for losing a quotation. */
export const lossReasonEntity = /* @__PURE__ */ defineEntity({
  resource: 'loss-reason',
  one: 'motivo de perda',
  article: 'o',
  many: 'Motivos de perda',
  named: 'description',
  exportFile: 'reportLossReasons',
  fields: {
    description: { ...description, heading: 'Motivo', unique: 'Já existe um motivo de perda com este nome.' },
  },
});

/** What a ready text is for: a message to the client, a note of a proposal or an outcome, or a reason for refusing. */
export const TEMPLATE_PURPOSES = ['Mensagem', 'Observação', 'Recusa'] as const;
export type TemplatePurpose = (typeof TEMPLATE_PURPOSES)[number];

/** Entity of ready texts. Names in braces stand for facts of a quotation. */
export const textTemplateEntity = /* @__PURE__ */ defineEntity({
  resource: 'text-template',
  one: 'texto pronto',
  article: 'o',
  many: 'Textos prontos',
  named: 'description',
  exportFile: 'reportTextTemplates',
  fields: {
    description: { ...description, heading: 'Texto pronto', unique: 'Já existe um texto pronto com este nome.' },
    purpose: { kind: 'option', wire: 'Purpose', label: 'Uso', values: TEMPLATE_PURPOSES, sortable: true },
    text: { kind: 'lines', wire: 'Text', label: 'Texto', maxLength: 1000, searched: true },
  },
});
