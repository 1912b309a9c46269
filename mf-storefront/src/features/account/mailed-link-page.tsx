import { useParams } from '@rodovia/shared/router';
import { ConfirmEmailPage } from './confirm-email-page';
import { InvitationPage } from './invitation-page';
import { RecoveryPage } from './recovery-page';

/** Pages for links in mails and invitations, in one chunk: they differ in how the link's code is named. */
export function MailedLinkPage() {
  const { confirmation, invitation } = useParams();
  if (invitation) return <InvitationPage key={invitation} guid={invitation} />;
  return confirmation ? <ConfirmEmailPage /> : <RecoveryPage />;
}
