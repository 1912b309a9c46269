import { ifMatch } from '@rodovia/shared/contracts/records';
import { errorsOfWrite, type FormDefinition, useDraftBase } from '@rodovia/shared/crud';
import { CrudForm } from '@rodovia/shared/crud-form';
import { useVersioned } from '@rodovia/shared/forms';
import { useNavigate } from '@rodovia/shared/router';
import { api, invalidate, messageOf, notify } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { SETTINGS_PATH } from './settings-crumb';

const showFailure = (error: unknown) => notify.error(`Erro ao salvar as configurações. ${messageOf(error, '')}`.trim());

/** A form for singleton settings, with conversions between record, form values and payload. */
export type SettingsDefinition<S, V> = FormDefinition<S, V> &
  Required<Pick<FormDefinition<S, V>, 'valuesOf' | 'prepare'>>;

interface Props<S, V> {
  /** Path of the API calls (`business-settings`). */
  resource: string;
  settings: S;
  definition: SettingsDefinition<S, V>;
  /** Form fields for server fields with other names, so that errors are shown there. */
  places?: Readonly<Record<string, keyof V & string>>;
}

/** Moves errors to the form's fields. */
const placed = (errors: Record<string, string>, places: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(errors).map(([name, sentence]) => [places[name] ?? name, sentence]));

/** Form for singleton settings. If somebody else has changed them meanwhile, the conflict is shown. */
export function SettingsForm<S extends { Version?: number }, V extends object>({
  resource,
  settings,
  definition,
  places = {},
}: Props<S, V>) {
  const navigate = useNavigate();
  const base = useDraftBase(resource, settings);
  const [isSaved, setSaved] = useState(false);
  const record = isSaved ? settings : base;
  const { save, panel } = useVersioned<S, V, Record<string, string> | undefined>({
    record,
    valuesOf: definition.valuesOf,
    fields: definition.fields,
    waiting: {},
    write: async (values, known) => {
      const call = api.put<S>(`/${resource}`, definition.prepare(values), ifMatch(known));
      const errors = await errorsOfWrite(call, [...Object.keys(values), ...Object.keys(places)], showFailure);
      return errors && placed(errors, places);
    },
  });
  const finish = async () => {
    notify.success('Configurações salvas com sucesso!');
    await invalidate(resource.split('/')[0] ?? resource);
    setSaved(true);
  };
  return (
    <CrudForm
      definition={definition}
      initial={definition.valuesOf(record)}
      place={resource}
      record={record}
      onSubmit={save}
      onSaved={finish}
      onDirty={() => undefined}
      onCancel={() => navigate(SETTINGS_PATH)}
      panel={panel}
    />
  );
}
