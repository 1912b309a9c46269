import type { PublishedModule, ReleaseAction } from '@rodovia/shared/contracts/platform';
import { CANARY_TRAFFIC, REASON_LIMIT } from '@rodovia/shared/contracts/platform';
import { Modal, NoteField, useFormDraft } from '@rodovia/shared/crud';
import { ApiError, api, invalidate, messageOf, notify } from '@rodovia/shared/runtime';
import { useId, useState } from 'react';
import styles from './releases.module.css';
import type { OfferedAction } from './words';

interface Props {
  module: PublishedModule;
  offer: OfferedAction;
  onClose: () => void;
}

const CONFLICT = 409;

/** Why an action was not confirmed. */
interface Failure {
  /** True if the server did nothing; otherwise the result is unknown. */
  isRefused: boolean;
  /** Messages. */
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

/** Choice of a release. */
export function ReleaseChoice({ choices, value, onChange }: ChoiceProps) {
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

const isShare = (text: string) =>
  /^\d{1,2}$/.test(text) && Number(text) >= CANARY_TRAFFIC.least && Number(text) <= CANARY_TRAFFIC.most;

function ShareField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const id = useId();
  const isFit = isShare(value);
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>Parte dos visitantes, em %</label>
      <input
        id={id}
        inputMode="numeric"
        value={value}
        aria-invalid={!isFit}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <span id={`${id}-hint`} className={isFit ? styles.soft : styles.problem}>
        {isFit ? 'De' : 'A parte é um número de'} {CANARY_TRAFFIC.least} a {CANARY_TRAFFIC.most}.
      </span>
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
 * Asks for a reason and runs an action on the state that the operator has seen. Objections are shown in the dialog, and
 * the input is kept.
 */
export function ActionDialog({ module, offer, onClose }: Props) {
  const { Module, Seq } = module;
  const { action, label, title, text, danger, choices, isPartial } = offer;
  const place = `publicação ${Module} ${action}`;
  const { values, change, forget, leave } = useFormDraft(
    place,
    { why: '', release: choices?.[0] ?? '', traffic: String(CANARY_TRAFFIC.usual) },
    onClose,
  );
  const [seen, setSeen] = useState<number | null>(Seq);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [running, setRunning] = useState(false);
  const isUnfit =
    values.why.trim() === '' || values.why.length > REASON_LIMIT || (isPartial && !isShare(values.traffic));
  const go = async () => {
    if (running || isUnfit) return;
    setRunning(true);
    const { why, release, traffic } = values;
    const payload: ReleaseAction = {
      action,
      why,
      seen: seen ?? Seq,
      ...(choices && { release }),
      ...(isPartial && { traffic: Number(traffic) }),
    };
    try {
      await api.post(`/release/${Module}`, payload);
      notify.success(`Feito: ${label.toLowerCase()} ${Module}. Os visitantes recebem com a próxima página.`);
      forget();
      await invalidate('release');
      onClose();
    } catch (error) {
      setFailure(failureOf(error));
      // the newer state is shown by now: the next attempt is based on it
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
      {isPartial && <ShareField value={values.traffic} onChange={(traffic) => change({ traffic })} />}
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
