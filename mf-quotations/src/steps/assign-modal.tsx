import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { ReassignDialog } from '@rodovia/shared/reassign';
import type { DialogProps } from './dialog-button';
import { assign, reassign } from './transitions';

/** Dialog that assigns a quotation. When reassigning, the current seller is excluded and a reason can be given. */
export function AssignModal({ quotation, ...dialog }: DialogProps & { quotation: ShoppingCart }) {
  const serving = quotation.Status === 'IN PROGRESS' ? quotation.Seller?.Code : undefined;
  const verb = serving ? 'Reatribuir' : 'Atribuir';
  const go = async ({ seller, reason }: { seller: string; reason: string }) => {
    const isSettled = await (serving ? reassign(quotation, seller, reason) : assign(quotation, seller));
    return isSettled ? undefined : 'O orçamento continua com quem estava.';
  };
  return (
    <ReassignDialog
      {...dialog}
      title={`${verb} Orçamento nº ${quotation.Number}`}
      ok={verb}
      except={serving ? [serving] : []}
      seller={serving ? undefined : quotation.Seller?.Code}
      reason={serving ? 'optional' : undefined}
      onGo={go}
    />
  );
}
