import type { ShoppingCart } from '@rodovia/shared/contracts';
import { HandOverDialog } from '@rodovia/shared/hand-over';
import type { DialogProps } from './dialog-button';
import { assign, reassign } from './transitions';

/** Asks which seller gets the quotation; of one in service, the others are to choose from, and why may be said. */
export function AssignModal({ quotation, ...dialog }: DialogProps & { quotation: ShoppingCart }) {
  const serving = quotation.Status === 'IN PROGRESS' ? quotation.Seller?.Code : undefined;
  const verb = serving ? 'Reatribuir' : 'Atribuir';
  const go = async ({ seller, reason }: { seller: string; reason: string }) => {
    const settled = await (serving ? reassign(quotation, seller, reason) : assign(quotation, seller));
    return settled ? undefined : 'O orçamento continua com quem estava.';
  };
  return (
    <HandOverDialog
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
