import { useParams } from '@rodovia/shared/router';
import { ConfirmEmailPage } from './confirm-email-page';
import { RecoveryPage } from './recovery-page';

/** The pages behind the links of mails, in one file: they differ in the name of what the link carries. */
export function MailedLinkPage() {
  return useParams().confirmation ? <ConfirmEmailPage /> : <RecoveryPage />;
}
