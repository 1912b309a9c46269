import type { Person } from '@rodovia/shared/contracts/people';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import type { PagedResult } from '@rodovia/shared/contracts/records';
import { Modal, type SwitchOffQuestion, useFormDraft } from '@rodovia/shared/crud';
import { isComplete, ReassignFields, type Reassignment } from '@rodovia/shared/reassign-fields';
import { invalidate, messageOf, useApi } from '@rodovia/shared/runtime';
import { type ComponentProps, useId, useState } from 'react';
import styles from './leaving-sellers.module.css';
import { openWorkPath, openWorkWords, passOn } from './open-work';

interface ChoiceProps {
  name: string;
  text: string;
  hint: string;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ name, text, hint, checked, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={checked} aria-describedby={id} onChange={onChoose} />
      <span>
        {text}
        <span id={id} className={styles.hint}>
          {hint}
        </span>
      </span>
    </label>
  );
}

interface WorkProps {
  words: string;
  leaving: readonly string[];
  passing: boolean;
  onPassing: (passing: boolean) => void;
  value: Reassignment;
  onChange: (value: Reassignment) => void;
}

/** Unfinished quotations of deactivated sellers: they are unassigned, or reassigned immediately. */
function OpenWork({ words, leaving, passing, onPassing, value, onChange }: WorkProps) {
  const name = useId();
  return (
    <fieldset className={styles.work}>
      <legend>{words} O que fazer?</legend>
      <Choice
        name={name}
        text="Deixar na fila"
        hint="Continuam em Orçamentos, na fila 'De vendedor inativo'."
        checked={!passing}
        onChoose={() => onPassing(false)}
      />
      <Choice
        name={name}
        text="Passar para outro vendedor"
        hint="Clientes e vendedores são avisados."
        checked={passing}
        onChoose={() => onPassing(true)}
      />
      {passing && <ReassignFields value={value} onChange={onChange} except={leaving} reason="required" />}
    </fieldset>
  );
}

const UNDECIDED = { passing: false, reason: 'Vendedor desativado' };

/** Confirms the deactivation of sellers; if they have unfinished quotations, also asks what happens to those. */
export function SellerOffboarding({ place, title, rows, onAnswer }: ComponentProps<SwitchOffQuestion<Person>>) {
  const leaving = rows.map(({ Code }) => Code);
  const work = useApi<PagedResult<ShoppingCart>>(openWorkPath(leaving), { staleTime: 0 });
  const { values, change, forget } = useFormDraft<Reassignment & { passing: boolean }>(place, UNDECIDED);
  const { passing, ...value } = values;
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const words = work.data && openWorkWords(work.data);
  const answer = (agreed: boolean) => {
    forget();
    onAnswer(agreed);
  };
  const go = async () => {
    if (running) return;
    if (!passing || !value.seller) return answer(true);
    setRunning(true);
    try {
      await passOn(leaving, value.seller, value.reason.trim());
      await invalidate('shopping-cart', 'dashboard');
      answer(true);
    } catch (error) {
      setFailure(messageOf(error, 'Não foi possível passar os orçamentos.'));
      setRunning(false);
    }
  };
  return (
    <Modal
      open
      centered
      width={480}
      title={title}
      okText="Desativar"
      okButtonProps={{
        danger: true,
        disabled: !work.isFetchedAfterMount || (passing && !isComplete(value, 'required')),
      }}
      confirmLoading={running}
      onOk={() => void go()}
      onCancel={() => answer(false)}
    >
      {work.isLoading && <p className={styles.hint}>Consultando os orçamentos em aberto…</p>}
      {work.isError && <p className={styles.hint}>Não foi possível consultar os orçamentos em aberto.</p>}
      {words && (
        <OpenWork
          words={words}
          leaving={leaving}
          passing={passing}
          onPassing={(chosen) => change({ passing: chosen })}
          value={value}
          onChange={change}
        />
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </Modal>
  );
}
