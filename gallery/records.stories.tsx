import {
  Button,
  EditRecord,
  Facts,
  MailAddress,
  MailLink,
  PageHead,
  ReadFailure,
  RecordHead,
  RecordView,
  Section,
  Sections,
  Thumbnail,
} from '@rodovia/shared/crud';
import { ApiError } from '@rodovia/shared/runtime';
import { type Brand, brand, definition, LONG, nothing } from './brands';

export default { title: 'records', meta: { isStaff: true } };

export const FactsOfRecord = () => (
  <Sections>
    <Section title="Cadastro">
      <Facts
        facts={[
          ['Nome', LONG],
          ['E-mail', <MailLink key="email" email={`vendas@${'comprido-'.repeat(6)}exemplo.example`} />],
          ['Vazio', ''],
        ]}
      />
    </Section>
    <Section title="Em colunas" wide>
      <Facts
        columns
        facts={[
          ['Código', 'a'],
          ['Criada em', '01/02/2026'],
          ['Endereço', <MailAddress key="email" email="vendas@exemplo.example" />],
        ]}
      />
    </Section>
  </Sections>
);

export const PageHeadWithButtons = () => (
  <PageHead title={LONG}>
    <Button>Exportar</Button>
    <Button type="primary">Nova marca</Button>
  </PageHead>
);
const listOfRecord = { path: '/admin/marcas', label: 'Marcas' };
export const RecordHeadOfRecord = () => (
  <RecordHead list={listOfRecord} code="a" kind="Marca" name={LONG} otherwise="Marca">
    <EditRecord definition={definition} row={brand} />
  </RecordHead>
);
export const RecordHeadLoading = () => <RecordHead list={listOfRecord} code="a" name={undefined} otherwise="Marca" />;

const broken = new ApiError('http', 500, 'Erro interno.');
export const ReadFailureWithRetry = () => (
  <ReadFailure title="Erro ao carregar as marcas!" error={broken} onRetry={nothing} />
);
const RecordOf = (read: { data: Brand | undefined; error: Error | null }) => (
  <RecordView read={{ ...read, refetch: nothing }} failure="Erro ao carregar a marca!">
    {({ Description }) => <p>{Description}</p>}
  </RecordView>
);
export const RecordViewLoaded = () => <RecordOf data={brand} error={null} />;
export const RecordViewLoading = () => <RecordOf data={undefined} error={null} />;
export const RecordViewFailed = () => <RecordOf data={undefined} error={broken} />;

export const Thumbnails = () => (
  <>
    <Thumbnail size="205/55R16" />
    <Thumbnail />
  </>
);
