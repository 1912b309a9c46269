import type { SecondStep } from '@rodovia/shared/contracts/people';
import { formatInstant, useApi } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import { type ReactNode, useState } from 'react';
import { PasskeySteps, RecoveryCodeSteps, RemovalSteps, TotpEnrolmentSteps } from './enrolments';
import { Read } from './read';
import styles from './security.module.css';

type Steps = 'totp' | 'passkey' | 'codes' | { removes: string };

function StepsOf({ steps, onDone }: { steps: Steps; onDone: () => void }) {
  if (steps === 'totp') return <TotpEnrolmentSteps onDone={onDone} />;
  if (steps === 'passkey') return <PasskeySteps onDone={onDone} />;
  if (steps === 'codes') return <RecoveryCodeSteps onDone={onDone} />;
  return <RemovalSteps path={steps.removes} onDone={onDone} />;
}

function Row({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <span>
        <strong>{name}</strong>
        <span className={styles.note}>{note}</span>
      </span>
      {children}
    </li>
  );
}

function Ways({ state, onSteps }: { state: SecondStep; onSteps: (steps: Steps) => void }) {
  const hasAny = state.HasTotp || state.Passkeys.length > 0;
  return (
    <ul className={styles.list} aria-label="Segundo passo">
      <Row name="Aplicativo de autenticação" note={state.HasTotp ? 'Ligado' : 'Desligado'}>
        {state.HasTotp ? (
          <Button onClick={() => onSteps({ removes: '/second-step/totp' })}>Retirar aplicativo</Button>
        ) : (
          <Button onClick={() => onSteps('totp')}>Ligar aplicativo</Button>
        )}
      </Row>
      {state.Passkeys.map(({ Code, Name, Created, LastUsed }) => (
        <Row
          key={Code}
          name={`Chave de acesso: ${Name}`}
          note={LastUsed ? `Usada em ${formatInstant(LastUsed)}` : `Criada em ${formatInstant(Created)}`}
        >
          <Button onClick={() => onSteps({ removes: `/second-step/passkey/${Code}` })}>Retirar chave {Name}</Button>
        </Row>
      ))}
      <Row name="Nova chave de acesso" note="Digital, rosto, PIN ou uma chave física">
        <Button onClick={() => onSteps('passkey')}>Criar chave de acesso</Button>
      </Row>
      {hasAny && (
        <Row name="Códigos de recuperação" note={`${state.RecoveryCodes} por usar`}>
          <Button onClick={() => onSteps('codes')}>Criar novos códigos</Button>
        </Row>
      )}
    </ul>
  );
}

/** Settings of the second step of the log-in. */
export function SecondStepSection() {
  const read = useApi<SecondStep>('/second-step');
  const [steps, setSteps] = useState<Steps | null>(null);
  return (
    <section className={styles.section}>
      <h3>Segundo passo ao entrar</h3>
      <Read read={read} failure="Erro ao buscar o segundo passo.">
        {(state) => (
          <>
            {state.IsDemanded && !state.HasTotp && state.Passkeys.length === 0 && (
              <p className={styles.demand}>
                A sua conta precisa de um segundo passo. Cadastre um deles para continuar no painel.
              </p>
            )}
            {steps ? (
              <StepsOf steps={steps} onDone={() => setSteps(null)} />
            ) : (
              <Ways state={state} onSteps={setSteps} />
            )}
          </>
        )}
      </Read>
    </section>
  );
}
