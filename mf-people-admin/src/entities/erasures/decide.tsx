import { type ErasureRequest, hiddenInText, isPlainText, requiredSentence } from '@rodovia/shared/contracts';
import { required } from '@rodovia/shared/contracts/required';
import {
  Button,
  errorsOfWrite,
  type FormDefinition,
  FormDialog,
  feedback,
  useConfirm,
  useOpenPlace,
} from '@rodovia/shared/crud';
import { api, invalidate } from '@rodovia/shared/runtime';

const isMissing = required(requiredSentence('Motivo'));
const refusal: FormDefinition<never, { reason: string }> = {
  empty: { reason: '' },
  fields: [
    {
      name: 'reason',
      label: 'Motivo',
      control: 'textarea',
      maxLength: 500,
      hint: 'O cliente lê este texto no perfil.',
      validate: (value) => isMissing(value) ?? (isPlainText(value) ? undefined : hiddenInText('Motivo')),
    },
  ],
};

const url = (verb: string, { Code }: ErasureRequest) => `/erasure-request/${verb}/${Code}`;
const readAgain = () => invalidate('erasure-request', 'person');

async function confirmRequest(request: ErasureRequest) {
  try {
    await api.put(url('confirm', request));
    feedback.done('Dados removidos com sucesso!');
  } catch (error) {
    feedback.failed(error);
  }
  await readAgain();
}

const refuseRequest = (request: ErasureRequest, values: { reason: string }) =>
  errorsOfWrite(api.put(url('refuse', request), values), ['reason']);

function tellRefused() {
  feedback.done('Pedido recusado.');
  return readAgain();
}

const placeOf = ({ Code }: ErasureRequest) => `recusa ${Code}`;

/** The two answers to a request. Removal cannot be undone, and says so. */
export function Decide({ request }: { request: ErasureRequest }) {
  const [ask, holder] = useConfirm();
  const [refusing, setRefusing] = useOpenPlace(placeOf(request));
  const name = request.Person?.Name;
  const confirm = async () => {
    const question = { title: `Remover os dados de "${name}"?`, ok: 'Remover os dados', danger: true };
    const text =
      'Nome, contatos, documento, endereços e mensagens somem; os orçamentos ficam sem o nome. Não tem volta.';
    if (await ask({ ...question, text })) await confirmRequest(request);
  };
  return (
    <>
      <Button size="small" danger aria-label={`Remover os dados de ${name}`} onClick={confirm}>
        Remover
      </Button>
      <Button size="small" aria-label={`Recusar o pedido de ${name}`} onClick={() => setRefusing(true)}>
        Recusar
      </Button>
      {refusing && (
        <FormDialog
          place={placeOf(request)}
          title={`Recusar o pedido de "${name}"`}
          form={refusal}
          initial={refusal.empty}
          onSubmit={(values) => refuseRequest(request, values)}
          onSaved={tellRefused}
          onClose={() => setRefusing(false)}
        />
      )}
      {holder}
    </>
  );
}
