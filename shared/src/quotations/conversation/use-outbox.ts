import type { Message } from '@rodovia/shared/contracts';
import { newKey } from '@rodovia/shared/new-key';
import { invalidate } from '@rodovia/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { failureOf, noteOf, post, type Settle } from './deliver';
import { type Draft, forgetOutgoing, keepOutgoing, keptOutgoing, type Outgoing, type Place } from './kept';

interface Options {
  place: Place;
  settle?: Settle;
  onSent: (message: Message) => void;
}

const LOST_PICTURES = 'As imagens não ficaram guardadas neste aparelho: só o texto será enviado.';

/** What was left by an earlier page. Nobody was told what became of some: without pictures these go again by themselves. */
function leftover(one: Outgoing): Outgoing {
  if (one.lost === 0) return one;
  return { ...one, state: 'FAILED', reason: LOST_PICTURES };
}

const replaced = (before: readonly Outgoing[], one: Outgoing) =>
  before.some(({ key }) => key === one.key)
    ? before.map((other) => (other.key === one.key ? one : other))
    : [...before, one];

/** Messages on their way, sent one after the other. What does not go stays, and can be tried again under the same key. */
export function useOutbox({ place, settle, onSent }: Options) {
  const [waiting, setWaiting] = useState<readonly Outgoing[]>(() => keptOutgoing(place).map(leftover));
  const queue = useRef(Promise.resolve());
  const latest = useRef({ settle, onSent });
  latest.current = { settle, onSent };

  const put = (one: Outgoing) => {
    keepOutgoing(place, one);
    setWaiting((before) => replaced(before, one));
  };
  const drop = (key: string) => {
    forgetOutgoing(place, key);
    setWaiting((before) => before.filter((one) => one.key !== key));
  };

  const run = async (one: Outgoing) => {
    let { delivered } = one;
    try {
      if (!delivered) latest.current.onSent(await post(place.quotationCode, one));
      delivered = true;
      if (one.about) {
        put({ ...one, delivered });
        await latest.current.settle?.(one.about, noteOf(one), one.tries > 1);
      }
      drop(one.key);
    } catch (error) {
      put({ ...one, delivered, ...failureOf(error, delivered) });
    }
    await invalidate('message');
  };
  const enqueue = (one: Outgoing) => {
    put(one);
    queue.current = queue.current.then(() => run(one));
  };
  const resume = useRef(() => {
    for (const one of waiting) if (one.state === 'SENDING') enqueue({ ...one, tries: one.tries + 1 });
  });
  useEffect(() => resume.current(), []);

  return {
    waiting,
    /** @param after place of the newest message that is known. */
    send: (draft: Draft, after: number) =>
      enqueue({
        ...draft,
        lost: 0,
        key: newKey(),
        since: Date.now(),
        after,
        state: 'SENDING',
        reason: '',
        refused: false,
        delivered: false,
        tries: 1,
      }),
    retry: (one: Outgoing) => enqueue({ ...one, state: 'SENDING', reason: '', lost: 0, tries: one.tries + 1 }),
    drop,
  };
}
