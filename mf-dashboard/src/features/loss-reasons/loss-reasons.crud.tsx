import { type LossReason, lossReasonEntity } from '@rodovia/shared/contracts';
import { column, defineCrud, type FormOf, formOf, recordColumns, recordFilters, screenOf } from '@rodovia/shared/crud';
import { SETTINGS_PATH, settingsCrumb } from '../../settings-crumb';

const { fields } = lossReasonEntity;

/** Why quotations are lost, for who finishes a service to choose from. */
export const lossReasons = defineCrud<LossReason, FormOf<typeof lossReasonEntity>>({
  ...screenOf(lossReasonEntity),
  path: `${SETTINGS_PATH}/motivos`,
  crumbs: [settingsCrumb],
  columns: recordColumns(column(fields.description)),
  filters: recordFilters('Buscar por nome'),
  form: formOf(lossReasonEntity),
});
