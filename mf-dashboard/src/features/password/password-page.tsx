import type { PasswordChange } from '@rodovia/shared/contracts/people';
import { PageHead, Section, Sections } from '@rodovia/shared/crud';
import { CrudForm } from '@rodovia/shared/crud-form';
import { useNavigate } from '@rodovia/shared/router';
import { usePage } from '@rodovia/shared/runtime';
import { SETTINGS_PATH, settingsCrumb } from '../../settings-crumb';
import { changePassword } from './change-password';
import { passwordForm } from './password-form';

/** Page for changing the password. */
export function PasswordPage() {
  usePage('Alterar senha', [settingsCrumb]);
  const navigate = useNavigate();
  const leave = () => navigate(SETTINGS_PATH);
  const submit = async (values: PasswordChange) => {
    const errors = await changePassword(values);
    if (!errors) leave();
    return errors;
  };
  return (
    <>
      <PageHead title="Alterar senha" />
      <Sections>
        <Section title="Sua senha">
          <CrudForm
            definition={passwordForm}
            initial={passwordForm.empty}
            place={null}
            onSubmit={submit}
            onDirty={() => undefined}
            onCancel={leave}
          />
        </Section>
      </Sections>
    </>
  );
}
