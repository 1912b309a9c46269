import type { Model } from '@rodovia/shared/contracts/catalog';
import {
  defineCrud,
  EditRecord,
  Facts,
  HistoryLink,
  RecordHead,
  RecordView,
  Section,
  Sections,
  StatusButton,
  useToggle,
} from '@rodovia/shared/crud';
import { useParams } from '@rodovia/shared/router';
import { ApiError, callPath, formatInstant, useApi } from '@rodovia/shared/runtime';
import { Gallery } from '../../images/gallery';
import { MODEL_IMAGES } from '../../images/image-kind';
import { modelEdit } from './model-form';
import { models } from './models.crud';

const editable = defineCrud({ ...models, form: modelEdit });

function ModelView({ model }: { model: Model }) {
  const [toggle, holder] = useToggle<Model>(models);
  return (
    <Sections>
      <Section title="Dados do modelo" wide>
        <Facts
          facts={[
            ['Nome', model.Name],
            ['Descrição', model.Description],
            ['Criado em', formatInstant(model.Created)],
            ['Atualizado em', formatInstant(model.Updated)],
            [
              'Status',
              <StatusButton key="status" active={model.IsActive} name={model.Name} onToggle={() => toggle(model)} />,
            ],
          ]}
        />
      </Section>
      <Gallery kind={MODEL_IMAGES} parentCode={model.Code} images={model.ModelImage ?? []} />
      {holder}
    </Sections>
  );
}

/** Message for a model that does not exist or could not be read. */
const failureOf = (error: Error | null) =>
  error instanceof ApiError && error.status === 404 ? 'Erro ao carregar o modelo!' : 'Erro ao carregar a marca!';

/** A model with its pictures. */
export function ModelPage() {
  const { code = '' } = useParams();
  const model = useApi<Model>(callPath(`/model/${code}`, { include: 'ModelImage' }));
  return (
    <>
      <RecordHead
        list={{ label: models.labels.many, path: models.path }}
        code={code}
        name={model.data?.Name}
        otherwise="Modelo"
      >
        {model.data && <HistoryLink record={model.data.Code} />}
        {model.data && <EditRecord definition={editable} row={model.data} />}
      </RecordHead>
      <RecordView read={model} failure={failureOf(model.error)}>
        {(record) => <ModelView model={record} />}
      </RecordView>
    </>
  );
}
