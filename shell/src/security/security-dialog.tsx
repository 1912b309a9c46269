import { Dialog } from '@rodovia/shared/ui';
import { SecondStepSection } from './second-step-section';
import { SessionsSection } from './sessions-section';

/** Security settings of the account: second step, and active sessions. */
export function SecurityDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Segurança da conta" wide onClose={onClose}>
      <SecondStepSection />
      <SessionsSection />
    </Dialog>
  );
}
