import type { ErasureRequest } from '@rodovia/shared/contracts/people';
import { requiredSentence } from '@rodovia/shared/contracts/records';
import { hiddenInText, isPlainText, required } from '@rodovia/shared/contracts/rules';
import {
  Button,
  errorsOfWrite,
  type FormDefinition,
  FormDialog,
  feedback,
  useConfirm,
  useReopeningDialog,
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

function notifyRefused() {
  feedback.done('Pedido recusado.');
  return readAgain();
}

const placeOf = ({ Code }: ErasureRequest) => `recusa ${Code}`;

/** Buttons to accept or refuse an erasure request. Erasing cannot be undone, and the confirmation says so. */
export function Decide({ request }: { request: ErasureRequest }) {
  const [ask, holder] = useConfirm();
  const [refusing, setRefusing] = useReopeningDialog(placeOf(request));
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
          onSaved={notifyRefused}
          onClose={() => setRefusing(false)}
        />
      )}
      {holder}
    </>
  );
}
