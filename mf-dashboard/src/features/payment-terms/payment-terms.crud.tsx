import { type PaymentTerm, paymentTermEntity } from '@rodovia/shared/contracts/catalog';
import { column, defineCrud, type FormOf, formOf, recordColumns, recordFilters, screenOf } from '@rodovia/shared/crud';
import { SETTINGS_PATH, settingsCrumb } from '../../settings-crumb';

const { fields } = paymentTermEntity;

/** Payment terms, chosen by sellers. */
export const paymentTerms = defineCrud<PaymentTerm, FormOf<typeof paymentTermEntity>>({
  ...screenOf(paymentTermEntity),
  path: `${SETTINGS_PATH}/condicoes`,
  crumbs: [settingsCrumb],
  columns: recordColumns(
    column(fields.description),
    column(fields.days, { width: 90, align: 'right', rank: 3 }),
    column(fields.text, { rank: 2, brief: true }),
  ),
  filters: recordFilters('Buscar por nome'),
  form: formOf(paymentTermEntity),
});
