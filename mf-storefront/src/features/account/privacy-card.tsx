import type { ErasureRequest, OwnErasure } from '@rodovia/shared/contracts/people';
import { api, formatInstant, invalidate, messageOf, notify, useApi } from '@rodovia/shared/runtime';
import { saveFile } from '@rodovia/shared/save-file';
import { Button, Dialog, DialogActions } from '@rodovia/shared/ui';
import { useState } from 'react';
import styles from './profile-page.module.css';

const FAILED = 'Não foi possível concluir. Tente novamente.';

/** Runs a call, one at a time, reports its result, and reloads the profile. */
function useCall() {
  const [busy, setBusy] = useState(false);
  const run = async (call: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await call();
    } catch (error) {
      notify.error(messageOf(error, FAILED));
    }
    setBusy(false);
    await invalidate('person');
  };
  return [busy, run] as const;
}

const asData = async () => {
  const data = await api.get<object>('/person/my-data');
  saveFile('meus-dados.json', JSON.stringify(data, null, 2), 'application/json');
};
const asPage = async () =>
  saveFile('meus-dados.html', await api.get<string>('/person/my-data/readable'), 'text/html;charset=utf-8');

function stateOf({ Status, Reason, Created }: ErasureRequest): string {
  if (Status === 'PENDING') return `Você pediu a exclusão em ${formatInstant(Created)}. O pedido está em análise.`;
  return Status === 'REFUSED' ? `O pedido de exclusão foi recusado: ${Reason}` : '';
}

function Erasure({ request }: { request: ErasureRequest | null }) {
  const [asking, setAsking] = useState(false);
  const [busy, run] = useCall();
  const isPending = request?.Status === 'PENDING';
  const ask = async () => {
    await run(() => api.post('/person/erasure'));
    setAsking(false);
  };
  return (
    <>
      {request && <p>{stateOf(request)}</p>}
      {isPending ? (
        <Button busy={busy} onClick={() => void run(() => api.delete('/person/erasure'))}>
          Retirar o pedido
        </Button>
      ) : (
        <Button kind="danger" onClick={() => setAsking(true)}>
          Pedir a exclusão
        </Button>
      )}
      {asking && (
        <Dialog title="Pedir a exclusão dos seus dados?" onClose={() => setAsking(false)}>
          <p>Depois de confirmado pela loja, o acesso termina e nada mais diz quem você é.</p>
          <p>Os orçamentos ficam, sem o seu nome, pelo tempo que a lei exige.</p>
          <DialogActions>
            <Button onClick={() => setAsking(false)}>Manter meus dados</Button>
            <Button kind="danger" busy={busy} onClick={() => void ask()}>
              Pedir a exclusão
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

/** Export of the client's data, and request to erase it. */
export function PrivacyCard() {
  const [busy, run] = useCall();
  const { data } = useApi<OwnErasure>('/person/erasure', { staleTime: 0 });
  return (
    <section className={styles.card}>
      <h2>Meus dados</h2>
      <p>Tudo o que a loja guarda sobre você: cadastro, endereços, veículos, orçamentos, mensagens e ações.</p>
      <Button busy={busy} onClick={() => void run(asPage)}>
        Baixar para ler
      </Button>
      <Button busy={busy} onClick={() => void run(asData)}>
        Baixar em JSON
      </Button>
      {data && <Erasure request={data.Request} />}
    </section>
  );
}
