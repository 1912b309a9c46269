import type { PublishedModule, ReleaseDeed } from '@rodovia/shared/contracts/published';
import { REASON_LIMIT } from '@rodovia/shared/contracts/release-deeds';
import { Modal, NoteField, useKept } from '@rodovia/shared/crud';
import { ApiError, api, invalidate, messageOf, notify } from '@rodovia/shared/runtime';
import { useId, useState } from 'react';
import styles from './releases.module.css';
import type { OfferedDeed } from './words';

interface Props {
  module: PublishedModule;
  deed: OfferedDeed;
  onClose: () => void;
}

const CONFLICT = 409;

/** What came instead of an answer that it is done. */
interface Failure {
  /** True where the server has said that it did nothing; else nobody knows. */
  isRefused: boolean;
  /** Sentences. */
  reasons: string[];
}

const failureOf = (error: unknown): Failure => ({
  isRefused: error instanceof ApiError && error.status >= 400 && error.status < 500,
  reasons: messageOf(error, 'Não foi possível concluir. Confira o que está no ar e tente novamente.').split('\n'),
});

interface ChoiceProps {
  choices: readonly string[];
  value: string;
  onChange: (release: string) => void;
}

function ReleaseChoice({ choices, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>Versão</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map((release) => (
          <option key={release} value={release}>
            {release}
          </option>
        ))}
      </select>
    </div>
  );
}

const FailureNote = ({ failure: { isRefused, reasons } }: { failure: Failure }) => (
  <div role="alert" className={styles.refusal}>
    <strong>{isRefused ? 'Não foi feito:' : 'Sem confirmação:'}</strong>
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </div>
);

/**
 * Asks why, and does it over what the operator has seen. What the gate or somebody else has against it is said here, and
 * what was typed stays.
 */
export function DeedDialog({ module, deed, onClose }: Props) {
  const { Module, Seq } = module;
  const { action, label, title, text, danger, choices } = deed;
  const place = `publicação ${Module} ${action}`;
  const { values, change, forget, leave } = useKept(place, { why: '', release: choices?.[0] ?? '' }, onClose);
  const [seen, setSeen] = useState<number | null>(Seq);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [running, setRunning] = useState(false);
  const isUnfit = values.why.trim() === '' || values.why.length > REASON_LIMIT;
  const go = async () => {
    if (running || isUnfit) return;
    setRunning(true);
    const { why, release } = values;
    const payload: ReleaseDeed = { action, why, seen: seen ?? Seq, ...(choices && { release }) };
    try {
      await api.post(`/release/${Module}`, payload);
      notify.success(`Feito: ${label.toLowerCase()} ${Module}. Os visitantes recebem com a próxima página.`);
      forget();
      await invalidate('release');
      onClose();
    } catch (error) {
      setFailure(failureOf(error));
      // what came between is shown by now: the next try is over that
      if (error instanceof ApiError && error.status === CONFLICT) await invalidate('release').then(() => setSeen(null));
      setRunning(false);
    }
  };
  return (
    <Modal
      open
      centered
      width={520}
      title={title}
      okText={label}
      cancelText="Cancelar"
      okButtonProps={{ danger, disabled: isUnfit }}
      confirmLoading={running}
      mask={{ closable: false }}
      onOk={() => void go()}
      onCancel={leave}
    >
      <p>{text}</p>
      {choices && (
        <ReleaseChoice choices={choices} value={values.release} onChange={(release) => change({ release })} />
      )}
      <NoteField
        label="Motivo"
        hint="Fica no histórico, com o seu nome."
        required
        most={REASON_LIMIT}
        value={values.why}
        onChange={(why) => change({ why })}
      />
      {failure && <FailureNote failure={failure} />}
    </Modal>
  );
}
