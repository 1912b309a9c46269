import type { BusinessSettings } from '@rodovia/shared/contracts/proposals';
import { PageHead, RecordView, Section, Sections } from '@rodovia/shared/crud';
import { useApi, usePage } from '@rodovia/shared/runtime';
import { settingsCrumb } from '../../settings-crumb';
import { SettingsForm } from '../../settings-form';
import { CompanyLogo } from './company-logo';
import { proposalForm } from './proposal-form';

/** Settings of proposals, and the company's data on their documents. */
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
              <SettingsForm resource="business-settings" settings={record} definition={proposalForm} />
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
