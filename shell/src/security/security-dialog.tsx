import { Dialog } from '@rodovia/shared/ui';
import { SecondStepSection } from './second-step-section';
import { SessionsSection } from './sessions-section';

/** What keeps one's account one's own: the second step of its log-in, and where it is open. */
export function SecurityDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Segurança da conta" wide onClose={onClose}>
      <SecondStepSection />
      <SessionsSection />
    </Dialog>
  );
}
