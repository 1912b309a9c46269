import { requiredSentence } from '@rodovia/shared/contracts/records';
import { required } from '@rodovia/shared/contracts/rules';
import type { SitePage, SitePageInput } from '@rodovia/shared/contracts/site';
import { FormFields, PageHead, RecordView, Section, Sections } from '@rodovia/shared/crud';
import { useField } from '@rodovia/shared/forms';
import { PlainDocument } from '@rodovia/shared/plain-document';
import { useApi, usePage } from '@rodovia/shared/runtime';
import { settingsCrumb } from '../../settings-crumb';
import { type SettingsDefinition, SettingsForm } from '../../settings-form';
import styles from './site-pages.module.css';

const TITLE = 'Privacidade e termos';

const fields: SettingsDefinition<SitePage, SitePageInput>['fields'] = [
  {
    name: 'text',
    label: 'Texto',
    control: 'textarea',
    rows: 16,
    maxLength: 30_000,
    hint: 'Linhas que começam com # são títulos, com ## subtítulos, com - itens de lista. Uma linha em branco separa parágrafos.',
    validate: required(requiredSentence('Texto')),
  },
];

/** Editor with a preview beside it. */
function Body() {
  const { input } = useField<string>('text');
  return (
    <div className={styles.columns}>
      <FormFields fields={fields} autoFocus={false} />
      {/*
       * biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
       */}
      <section className={styles.preview} aria-label="Prévia" tabIndex={0}>
        <PlainDocument text={input.value} />
      </section>
    </div>
  );
}

const definition: SettingsDefinition<SitePage, SitePageInput> = {
  empty: { text: '' },
  fields,
  body: Body,
  valuesOf: ({ Text }) => ({ text: Text }),
  prepare: ({ text }) => ({ text }),
};

function PageSection({ name, title }: { name: SitePage['Name']; title: string }) {
  const page = useApi<SitePage>(`/site-page/${name}`);
  return (
    <Section title={title}>
      <RecordView read={page} failure={`Erro ao carregar a página ${title}!`}>
        {(record) => <SettingsForm resource={`site-page/${name}`} settings={record} definition={definition} />}
      </RecordView>
    </Section>
  );
}

/** Editor of the shop's text pages, for administrators. */
export function SitePagesPage() {
  usePage(TITLE, [settingsCrumb]);
  return (
    <>
      <PageHead title={TITLE} />
      <Sections>
        <PageSection name="privacidade" title="Política de privacidade" />
        <PageSection name="termos" title="Termos de uso" />
      </Sections>
    </>
  );
}
