import { ifMatch } from '@rodovia/shared/contracts/if-match';
import { errorsOfWrite, type FormDefinition, useBegun } from '@rodovia/shared/crud';
import { CrudForm } from '@rodovia/shared/crud-form';
import { useVersioned } from '@rodovia/shared/forms';
import { useNavigate } from '@rodovia/shared/router';
import { api, invalidate, messageOf, notify } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { SETTINGS_PATH } from './settings-crumb';

const tell = (error: unknown) => notify.error(`Erro ao salvar as configurações. ${messageOf(error, '')}`.trim());

/** A form over settings of which there is one record, with the ways between the record, its texts and the payload. */
export type SettingsDefinition<S, V> = FormDefinition<S, V> &
  Required<Pick<FormDefinition<S, V>, 'valuesOf' | 'prepare'>>;

interface Props<S, V> {
  /** Path of the calls (`business-settings`). */
  resource: string;
  settings: S;
  definition: SettingsDefinition<S, V>;
  /** Where the server speaks of a field that the form has under other names: the one that its complaint stands under. */
  places?: Readonly<Record<string, keyof V & string>>;
}

/** Puts complaints under the fields of the form. */
const placed = (errors: Record<string, string>, places: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(errors).map(([name, sentence]) => [places[name] ?? name, sentence]));

/** Changes settings; of two who change them at once, the second is shown what the other has saved. */
export function SettingsForm<S extends { Version?: number }, V extends object>({
  resource,
  settings,
  definition,
  places = {},
}: Props<S, V>) {
  const navigate = useNavigate();
  const begun = useBegun(resource, settings);
  const [isSaved, setSaved] = useState(false);
  const record = isSaved ? settings : begun;
  const { save, panel } = useVersioned<S, V, Record<string, string> | undefined>({
    record,
    valuesOf: definition.valuesOf,
    fields: definition.fields,
    waiting: {},
    write: async (values, known) => {
      const call = api.put<S>(`/${resource}`, definition.prepare(values), ifMatch(known));
      const errors = await errorsOfWrite(call, [...Object.keys(values), ...Object.keys(places)], tell);
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
