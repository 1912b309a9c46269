import type { BulkAnswer } from '@rodovia/shared/contracts/catalog';
import { ApiError, api, invalidate, messageOf } from '@rodovia/shared/runtime';
import { useRef, useState } from 'react';

const CONFLICT = 409;
const UNKNOWN = 'Não foi possível concluir. Tente novamente.';

/** Action and products, as the server's payload. */
export type BulkCall = Readonly<Record<string, unknown>>;

/** State of a bulk action: preview, then apply exactly that. */
export function useBulk(onApplied: (answer: BulkAnswer) => void) {
  const [looked, setLooked] = useState<{ call: BulkCall; answer: BulkAnswer } | null>(null);
  const [failure, setFailure] = useState('');
  const [running, setRunning] = useState(false);
  /** answers to outdated requests are ignored */
  const turn = useRef(0);

  const send = (call: BulkCall) => api.post<BulkAnswer>('/product/bulk', call);
  const lookAt = async (call: BulkCall) => {
    const own = turn.current;
    const answer = await send(call);
    if (own === turn.current) setLooked({ call, answer });
  };
  const run = async (work: () => Promise<void>) => {
    const own = turn.current;
    setRunning(true);
    setFailure('');
    try {
      await work();
    } catch (error) {
      if (own === turn.current) setFailure(messageOf(error, UNKNOWN));
    }
    if (own === turn.current) setRunning(false);
  };
  const apply = () =>
    looked &&
    run(async () => {
      const { call, answer } = looked;
      try {
        const done = await send({ ...call, token: answer.Token });
        await invalidate('product', 'change-set');
        onApplied(done);
      } catch (error) {
        if (error instanceof ApiError && error.status === CONFLICT) await lookAt(call);
        throw error;
      }
    });
  const reset = () => {
    turn.current += 1;
    setRunning(false);
    setLooked(null);
    setFailure('');
  };
  return {
    preview: looked?.answer ?? null,
    failure,
    running,
    look: (call: BulkCall) => run(() => lookAt(call)),
    apply,
    reset,
  };
}
