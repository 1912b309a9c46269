import { newKey } from '@rodovia/shared/new-key';
import { invalidate } from '@rodovia/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import type { Message } from '../../../contracts/quotations';
import { failureOf, noteOf, post, type RequestChange } from './deliver';
import { type Draft, deleteOutgoing, type Outgoing, type Place, readOutgoing, saveOutgoing } from './drafts';

interface Options {
  place: Place;
  requestChange?: RequestChange;
  onSent: (message: Message) => void;
}

const LOST_PICTURES = 'As imagens não ficaram guardadas neste aparelho: só o texto será enviado.';

/** Returns a message left by an earlier page. If its fate is unknown and it has no pictures, it is sent again. */
function leftover(one: Outgoing): Outgoing {
  if (one.lost === 0) return one;
  return { ...one, state: 'FAILED', reason: LOST_PICTURES };
}

const replaced = (before: readonly Outgoing[], one: Outgoing) =>
  before.some(({ key }) => key === one.key)
    ? before.map((other) => (other.key === one.key ? one : other))
    : [...before, one];

/** Queue of messages being sent, one after the other. Failed messages stay and can be retried with the same key. */
export function useOutbox({ place, requestChange, onSent }: Options) {
  const [waiting, setWaiting] = useState<readonly Outgoing[]>(() => readOutgoing(place).map(leftover));
  const queue = useRef(Promise.resolve());
  const latest = useRef({ requestChange, onSent });
  latest.current = { requestChange, onSent };

  const put = (one: Outgoing) => {
    saveOutgoing(place, one);
    setWaiting((before) => replaced(before, one));
  };
  const drop = (key: string) => {
    deleteOutgoing(place, key);
    setWaiting((before) => before.filter((one) => one.key !== key));
  };

  const run = async (one: Outgoing) => {
    let { delivered } = one;
    try {
      if (!delivered) latest.current.onSent(await post(place.quotationCode, one));
      delivered = true;
      if (one.about) {
        put({ ...one, delivered });
        await latest.current.requestChange?.(one.about, noteOf(one), one.tries > 1);
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
    /** @param after position of the newest known message. */
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
