import type { ShoppingCart } from '@rodovia/shared/contracts';
import { Button, type ChosenDeedsProps, feedback, type Refused } from '@rodovia/shared/crud';
import { HandOverDialog } from '@rodovia/shared/hand-over';
import { moveQuotations } from '@rodovia/shared/move-quotations';
import { ApiError, formatNumber, invalidate, messageOf } from '@rodovia/shared/runtime';
import { useState } from 'react';

const CONFLICT = 409;
const UNKNOWN = 'Não foi possível passar os orçamentos.';

const countOf = (count: number) => `${formatNumber(count)} ${count === 1 ? 'orçamento' : 'orçamentos'}`;

/** One after the other, so that each refusal has a name. */
async function moveEach(rows: readonly ShoppingCart[], seller: string, reason: string) {
  const refused: Refused<ShoppingCart>[] = [];
  for (const row of rows)
    await moveQuotations([row.Code], seller, reason).catch((error: unknown) =>
      refused.push({ row, reason: messageOf(error, UNKNOWN) }),
    );
  return refused;
}

/** All at once; where one of them cannot go, the others do. Rejects where the server refuses the seller or the reason. */
async function moveAll(rows: readonly ShoppingCart[], seller: string, reason: string) {
  try {
    const codes = rows.map(({ Code }) => Code);
    await moveQuotations(codes, seller, reason);
    return [];
  } catch (error) {
    if (error instanceof ApiError && error.status === CONFLICT) return moveEach(rows, seller, reason);
    throw error;
  }
}

/** Gives the chosen quotations to another seller, for a reason that the staff can read. */
export function MoveChosen({ chosen, onDone }: ChosenDeedsProps<ShoppingCart>) {
  const [open, setOpen] = useState(false);
  const servers = new Set(chosen.map(({ Seller }) => Seller?.Code));
  const [only] = servers;
  const move = async ({ seller, reason }: { seller: string; reason: string }) => {
    try {
      const refused = await moveAll(chosen, seller, reason);
      const moved = chosen.length - refused.length;
      if (moved > 0) feedback.done(`${countOf(moved)} ${moved === 1 ? 'passou' : 'passaram'} a outro vendedor.`);
      await invalidate('shopping-cart', 'dashboard');
      onDone({ verb: 'passar', tried: chosen.length, refused });
      return undefined;
    } catch (error) {
      return messageOf(error, UNKNOWN);
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Passar para outro vendedor</Button>
      {open && (
        <HandOverDialog
          place="passar orçamentos"
          title={`Passar ${countOf(chosen.length)} para outro vendedor`}
          ok="Passar"
          except={servers.size === 1 && only ? [only] : []}
          reason="required"
          onGo={move}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
