import type { OwnMachineTicket, OwnMachineWish } from '@rodovia/shared/contracts/platform';
import { OWN_PORTS } from '@rodovia/shared/contracts/platform';
import { Modal } from '@rodovia/shared/crud';
import { api, messageOf } from '@rodovia/shared/runtime';
import { useId, useState } from 'react';
import styles from './releases.module.css';

interface Props {
  module: string;
  onClose: () => void;
}

/** Makes the server load the module from `localhost` for this browser, starting with the next page. */
async function pointAt(module: string, port: number) {
  const { ticket } = await api.post<OwnMachineTicket>(`/release/${module}/sources`, { port } satisfies OwnMachineWish);
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/mf/sources', { method: 'POST', headers, body: JSON.stringify({ ticket }) });
  if (!answer.ok) throw new Error(`/mf/sources: ${answer.status}`);
}

const isPort = (text: string) =>
  /^\d{4,5}$/.test(text) && Number(text) >= OWN_PORTS.first && Number(text) <= OWN_PORTS.last;

/** Asks for the port of the local server of a module, and reloads the page with it. */
export function MachineDialog({ module, onClose }: Props) {
  const id = useId();
  const [port, setPort] = useState(String(OWN_PORTS.usual));
  const [failure, setFailure] = useState('');
  const [running, setRunning] = useState(false);
  const isFit = isPort(port);
  const shown = isFit ? port : OWN_PORTS.usual;
  const go = async () => {
    setRunning(true);
    try {
      await pointAt(module, Number(port));
      location.reload();
    } catch (error) {
      setFailure(messageOf(error, 'Não foi possível concluir. Tente novamente.'));
      setRunning(false);
    }
  };
  return (
    <Modal
      open
      centered
      width={520}
      title={`Ver ${module} da minha máquina?`}
      okText="Ver da minha máquina"
      cancelText="Cancelar"
      okButtonProps={{ disabled: !isFit }}
      confirmLoading={running}
      onOk={() => void go()}
      onCancel={onClose}
    >
      <p>
        Só este navegador, por oito horas ou até você sair, recebe o módulo de http://localhost:{shown}. Deixe rodando:{' '}
        <code>
          SHELL_URL={location.origin} DEV_PORT={shown} npm run dev -w {module}
        </code>
      </p>
      <div className={styles.choice}>
        <label htmlFor={id}>Porta</label>
        <input
          id={id}
          inputMode="numeric"
          value={port}
          aria-invalid={!isFit}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setPort(target.value.trim())}
        />
        <span id={`${id}-hint`} className={isFit ? styles.soft : styles.problem}>
          {isFit ? 'De' : 'A porta é um número de'} {OWN_PORTS.first} a {OWN_PORTS.last}.
        </span>
      </div>
      {failure && (
        <p role="alert" className={styles.problem}>
          {failure}
        </p>
      )}
    </Modal>
  );
}
