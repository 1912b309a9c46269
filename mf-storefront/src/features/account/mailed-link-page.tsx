import { useParams } from '@rodovia/shared/router';
import { ConfirmEmailPage } from './confirm-email-page';
import { InvitationPage } from './invitation-page';
import { RecoveryPage } from './recovery-page';

/** The pages behind the links of mails and invitations, in one file: they differ in the name of what the link carries. */
export function MailedLinkPage() {
  const { confirmation, invitation } = useParams();
  if (invitation) return <InvitationPage key={invitation} guid={invitation} />;
  return confirmation ? <ConfirmEmailPage /> : <RecoveryPage />;
}
