import { type LossReason, lossReasonEntity } from '@rodovia/shared/contracts/catalog';
import { column, defineCrud, type FormOf, formOf, recordColumns, recordFilters, screenOf } from '@rodovia/shared/crud';
import { SETTINGS_PATH, settingsCrumb } from '../../settings-crumb';

const { fields } = lossReasonEntity;

/** Loss reasons, chosen when a quotation is finished. */
export const lossReasons = defineCrud<LossReason, FormOf<typeof lossReasonEntity>>({
  ...screenOf(lossReasonEntity),
  path: `${SETTINGS_PATH}/motivos`,
  crumbs: [settingsCrumb],
  columns: recordColumns(column(fields.description)),
  filters: recordFilters('Buscar por nome'),
  form: formOf(lossReasonEntity),
});
