import type { BusinessSettings } from '@rodovia/shared/contracts';
import { ifMatch } from '@rodovia/shared/contracts/if-match';
import { errorsOfWrite, PageHead, RecordView, Section, Sections } from '@rodovia/shared/crud';
import { CrudForm } from '@rodovia/shared/crud-form';
import { useVersioned } from '@rodovia/shared/forms';
import { useNavigate } from '@rodovia/shared/router';
import { api, invalidate, messageOf, notify, useApi, usePage } from '@rodovia/shared/runtime';
import { SETTINGS_PATH, settingsCrumb } from '../../settings-crumb';
import { CompanyLogo } from './company-logo';
import { payloadOf, type SettingsValues, settingsForm, valuesOf } from './settings-form';

const tell = (error: unknown) => notify.error(`Erro ao salvar as configurações. ${messageOf(error, '')}`.trim());

function SettingsForm({ settings }: { settings: BusinessSettings }) {
  const navigate = useNavigate();
  const leave = () => navigate(SETTINGS_PATH);
  const { save, panel } = useVersioned<BusinessSettings, SettingsValues, Record<string, string> | undefined>({
    record: settings,
    valuesOf,
    fields: settingsForm.fields,
    waiting: {},
    write: async (values, known) => {
      const call = api.put<BusinessSettings>('/business-settings', payloadOf(values), ifMatch(known));
      const errors = await errorsOfWrite(call, Object.keys(values), tell);
      if (errors) return errors;
      notify.success('Configurações salvas com sucesso!');
      await invalidate('business-settings');
      return undefined;
    },
  });
  return (
    <CrudForm
      definition={settingsForm}
      initial={valuesOf(settings)}
      onSubmit={save}
      onDirty={() => undefined}
      onCancel={leave}
      panel={panel}
    />
  );
}

/** What the business decides for all of its proposals, and the block of the company on their papers. */
export function ProposalSettingsPage() {
  const settings = useApi<BusinessSettings>('/business-settings');
  usePage('Empresa e propostas', [settingsCrumb]);
  return (
    <>
      <PageHead title="Empresa e propostas" />
      <RecordView read={settings} failure="Erro ao carregar as configurações!">
        {(record) => (
          <Sections>
            <Section title="Propostas e empresa">
              <SettingsForm settings={record} />
            </Section>
            <Section title="Logotipo">
              <CompanyLogo settings={record} />
            </Section>
          </Sections>
        )}
      </RecordView>
    </>
  );
}
