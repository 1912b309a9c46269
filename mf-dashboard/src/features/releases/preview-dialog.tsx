import type { PreviewAddress, PreviewWish, PublishedModule } from '@rodovia/shared/contracts/platform';
import { copyText } from '@rodovia/shared/copy-text';
import { Button, Modal } from '@rodovia/shared/crud';
import { api, formatInstant, messageOf } from '@rodovia/shared/runtime';
import { useId, useState } from 'react';
import { ReleaseChoice } from './action-dialog';
import styles from './releases.module.css';
import { otherReleases } from './words';

interface Props {
  module: PublishedModule;
  onClose: () => void;
}

/** The address of a preview, to open or to give to somebody. */
function Address({ preview: { Address, Until } }: { preview: PreviewAddress }) {
  const id = useId();
  const whole = new URL(Address, location.origin).href;
  const copy = () => copyText(whole, 'Endereço copiado!', 'Copie o endereço do campo.');
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>Endereço da prévia</label>
      <input id={id} readOnly value={whole} onFocus={({ target }) => target.select()} />
      <span className={styles.soft}>
        Até {formatInstant(Until)}. Quem o abre vê a versão por uma hora, só no próprio navegador.
      </span>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>Copiar</Button>
        <Button onClick={() => window.open(whole, '_blank', 'noopener')}>Abrir</Button>
      </div>
    </div>
  );
}

/** Opens a release that visitors do not have to whoever gets its address. */
export function PreviewDialog({ module, onClose }: Props) {
  const choices = otherReleases(module);
  const [release, setRelease] = useState(choices[0] ?? '');
  const [preview, setPreview] = useState<PreviewAddress | null>(null);
  const [failure, setFailure] = useState('');
  const [running, setRunning] = useState(false);
  const open = async () => {
    if (running) return;
    setRunning(true);
    setFailure('');
    try {
      setPreview(
        await api.post<PreviewAddress>(`/release/${module.Module}/previews`, { release } satisfies PreviewWish),
      );
    } catch (error) {
      setFailure(messageOf(error, 'Não foi possível abrir a prévia. Tente novamente.'));
    }
    setRunning(false);
  };
  const choose = (chosen: string) => {
    setRelease(chosen);
    setPreview(null);
  };
  return (
    <Modal
      open
      centered
      width={520}
      title={`Ver antes qual versão de ${module.Module}?`}
      okText="Criar endereço"
      cancelText="Fechar"
      okButtonProps={{ disabled: preview !== null }}
      confirmLoading={running}
      onOk={() => void open()}
      onCancel={onClose}
    >
      <p>Ninguém mais a recebe: só quem tem o endereço.</p>
      <ReleaseChoice choices={choices} value={release} onChange={choose} />
      {preview && <Address preview={preview} />}
      {failure && (
        <p role="alert" className={styles.problem}>
          {failure}
        </p>
      )}
    </Modal>
  );
}
