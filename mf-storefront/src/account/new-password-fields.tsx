import { PASSWORD_HINT } from '@rodovia/shared/contracts/people';
import { TextField } from '@rodovia/shared/forms';

const common = { type: 'password', autoComplete: 'new-password', required: true } as const;

/** A new password and its confirmation. */
export const NewPasswordFields = ({ label, confirmLabel }: { label: string; confirmLabel: string }) => (
  <>
    <TextField {...common} name="newPassword" label={label} hint={PASSWORD_HINT} />
    <TextField {...common} name="confirmPassword" label={confirmLabel} />
  </>
);
