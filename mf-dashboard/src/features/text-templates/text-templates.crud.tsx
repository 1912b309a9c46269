import { TEMPLATE_PURPOSES, type TextTemplate, textTemplateEntity } from '@rodovia/shared/contracts/catalog';
import { templateFieldsHint, unknownTemplateField } from '@rodovia/shared/contracts/quotations';
import { column, defineCrud, type FormOf, formOf, recordColumns, recordFilters, screenOf } from '@rodovia/shared/crud';
import { SETTINGS_PATH, settingsCrumb } from '../../settings-crumb';

const { fields } = textTemplateEntity;
const form = formOf(textTemplateEntity);

/** Ready texts, which sellers insert into messages, notes and refusals. */
export const textTemplates = defineCrud<TextTemplate, FormOf<typeof textTemplateEntity>>({
  ...screenOf(textTemplateEntity),
  path: `${SETTINGS_PATH}/textos`,
  crumbs: [settingsCrumb],
  columns: recordColumns(
    column(fields.description, { width: 220 }),
    column(fields.purpose, { width: 120 }),
    column(fields.text, { grows: true, width: 200, rank: 2 }),
  ),
  filters: recordFilters('Buscar por nome ou texto'),
  form: {
    ...form,
    empty: { ...form.empty, purpose: TEMPLATE_PURPOSES[0] },
    fields: form.fields.map((field) =>
      field.name === 'text'
        ? {
            ...field,
            hint: templateFieldsHint,
            validate: (value, all) => field.validate?.(value, all) ?? unknownTemplateField(String(value ?? '')),
          }
        : field,
    ),
  },
});
