import {
  emailRule,
  type InvitedPerson,
  type LoginAnswer,
  type NewPassword,
  PERSON_LIMITS,
  recoveryRules,
} from '@rodovia/shared/contracts/people';
import { firstBroken } from '@rodovia/shared/contracts/rules';
import { FORM_ERROR, TextField } from '@rodovia/shared/forms';
import { Navigate, useNavigate } from '@rodovia/shared/router';
import {
  ApiError,
  api,
  messageOf,
  messages,
  notify,
  openDialog,
  startSession,
  usePage,
  useSession,
} from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { NewPasswordFields } from '../../account/new-password-fields';
import page from '../../page.module.css';
import { PasswordForm } from './password-form';
import { refusal } from './registration/register';

const FAILED = 'Erro ao aceitar o convite. Tente novamente.';

type Values = Partial<NewPassword & { email: string }>;

const Page = ({ children }: { children: ReactNode }) => (
  <div className={page.page}>
    <h1 className={page.title}>Convite</h1>
    {children}
  </div>
);

interface Read {
  invited?: InvitedPerson;
  /** Why the link is invalid. */
  refused?: string;
  /** Whether retrying may help. */
  again?: boolean;
  /** Whether the account already has a password. */
  used?: boolean;
}

/** Reads the invited person. The code is sent in a body, because addresses are logged on their way. */
function useInvited(guid: string, enabled: boolean): [Read, () => void] {
  const [read, setRead] = useState<Read>({});
  const look = useCallback(() => {
    setRead({});
    api.post<InvitedPerson>('/person/invitation', { guid }).then(
      (invited) => setRead({ invited }),
      (error: unknown) => {
        const again = !(error instanceof ApiError) || ![400, 404, 409, 410].includes(error.status);
        const used = error instanceof ApiError && error.status === 409;
        setRead({ refused: messageOf(error, 'Não foi possível abrir o convite.'), again, used });
      },
    );
  }, [guid]);
  useEffect(() => {
    if (enabled) look();
  }, [enabled, look]);
  return [read, look];
}

function AcceptForm({ guid, invited }: { guid: string; invited: InvitedPerson }) {
  const { Name, NeedsEmail, IsStaff } = invited;
  const navigate = useNavigate();
  const accept = async ({ email = '', newPassword = '', confirmPassword = '' }: Values) => {
    const typed = { email, newPassword, confirmPassword };
    const broken = (NeedsEmail && firstBroken([emailRule], typed)) || firstBroken(recoveryRules, typed);
    if (broken) return { [broken.field]: broken.message };
    let answer: LoginAnswer;
    try {
      const own = NeedsEmail ? { email: email.trim() } : {};
      answer = await api.put<LoginAnswer>('/person/invitation', { guid, newPassword, confirmPassword, ...own });
    } catch (error) {
      const { fields, message } = refusal(error, FAILED);
      if (fields.length === 0) return { [FORM_ERROR]: message };
      return Object.fromEntries(fields.map((wrong) => [wrong.field, wrong.message]));
    }
    startSession(answer);
    notify.success('Bem Vindo!');
    navigate(IsStaff ? '/admin' : '/orcamentos', { replace: true });
    return undefined;
  };
  return (
    <>
      <p className={page.lead}>
        Olá, {Name}! {NeedsEmail ? 'Informe o seu e-mail e crie' : 'Crie'} a sua senha para{' '}
        {IsStaff ? 'trabalhar no painel' : 'acompanhar os seus orçamentos'}.
      </p>
      <PasswordForm<Values> onSubmit={accept} action="Criar senha e entrar">
        {NeedsEmail && (
          <TextField
            name="email"
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="username"
            maxLength={PERSON_LIMITS.email}
            required
          />
        )}
        <NewPasswordFields label="Senha" confirmLabel="Confirme a senha" />
      </PasswordForm>
    </>
  );
}

/** Page of an invitation: sets the password, and the e-mail if there is none, and logs in. */
export function InvitationPage({ guid }: { guid: string }) {
  usePage('Convite', [{ label: 'Convite' }]);
  const { isAuthenticated, name } = useSession();
  // a visitor who arrives logged in sees a notice; one who logs in here continues elsewhere
  const [cameAs] = useState(isAuthenticated ? name : null);
  const [{ invited, refused, again, used }, look] = useInvited(guid, cameAs === null);
  if (used && isAuthenticated) return <Navigate to="/orcamentos" replace />;
  if (cameAs !== null)
    return (
      <Page>
        <p className={page.lead}>
          Você já entrou como {cameAs}. Para usar este convite, saia da sua conta e abra o link outra vez.
        </p>
      </Page>
    );
  if (invited)
    return (
      <Page>
        <AcceptForm guid={guid} invited={invited} />
      </Page>
    );
  return (
    <Page>
      <p className={page.lead} role="status">
        {refused ?? messages.loading}
      </p>
      {again && <Button onClick={look}>Tentar novamente</Button>}
      {used && <Button onClick={() => openDialog('login')}>Entrar</Button>}
    </Page>
  );
}
