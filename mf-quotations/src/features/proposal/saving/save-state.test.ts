import fc from 'fast-check';
import type { Merge } from '../draft/merge';
import { isDirty, nextSaveState, type SaveEvent, type SaveState, wantsToSend } from './save-state';
import { createSaver, type SaveAnswer } from './saver';

interface Content {
  text: string;
}
const content = (text: string): Content => ({ text });
/** A merge that has to be asked about. */
const clash = (mine: Content, theirs: Content): Merge<Content> => ({ mine, theirs, stored: theirs, clashes: true });
const merge = (_base: Content, mine: Content, theirs: Content) => clash(mine, theirs);
const start = (): SaveState<Content> => {
  const saved = content('');
  return { version: 1, stored: saved, saved, typed: saved, sending: null, trouble: null, closed: false };
};

const anyEvent: fc.Arbitrary<SaveEvent<Content>> = fc.oneof(
  { weight: 4, arbitrary: fc.string().map((text) => ({ type: 'typed' as const, content: content(text) })) },
  fc.constantFrom<SaveEvent<Content>>({ type: 'due' }, { type: 'lost' }),
  fc.integer({ min: 2, max: 9 }).map((version) => ({ type: 'accepted' as const, version, stored: content('') })),
  fc.constant<SaveEvent<Content>>({ type: 'refused', message: 'não' }),
  fc.constant<SaveEvent<Content>>({ type: 'stale', version: 9, merged: clash(content('meu'), content('deles')) }),
);

const run = (events: SaveEvent<Content>[]) => events.reduce(nextSaveState, start());

test('whatever happens, what was typed last is what is on the screen, unless a version was chosen', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      const last = events.filter((event) => event.type === 'typed').at(-1);
      expect(run(events).typed.text).toBe(last?.content.text ?? '');
    }),
  );
});

test('nothing is sent while something is on its way, nor over a conflict, nor of a draft that is none any more', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      const state = run(events);
      const due = nextSaveState(state, { type: 'due' });
      if (state.sending !== null || state.trouble?.kind === 'conflict') expect(due).toBe(state);
      expect(wantsToSend(nextSaveState(state, { type: 'closed' }))).toBe(false);
    }),
  );
});

test('of two versions the chosen one stays, over the version of the other', () => {
  const theirs = content('deles');
  const conflict = run([
    { type: 'typed', content: content('meu') },
    { type: 'due' },
    { type: 'stale', version: 5, merged: clash(content('meu'), theirs) },
  ]);
  const mine = nextSaveState(conflict, { type: 'mine' });
  expect(mine).toMatchObject({ version: 5, typed: { text: 'meu' }, trouble: null });
  expect(wantsToSend(mine)).toBe(true);
  const other = nextSaveState(conflict, { type: 'theirs' });
  expect(other).toMatchObject({ version: 5, typed: theirs, saved: theirs, trouble: null });
  expect(isDirty(other)).toBe(false);
});

test('what somebody else changed is taken over without a question, and saved with what was typed', () => {
  const [both, stored] = [content('meu e deles'), content('deles')];
  const merged = { mine: both, theirs: both, stored, clashes: false };
  const state = run([
    { type: 'typed', content: content('meu') },
    { type: 'due' },
    { type: 'stale', version: 5, merged },
  ]);
  expect(state).toMatchObject({ version: 5, typed: both, stored, trouble: null });
  expect(wantsToSend(state)).toBe(true);
});

/** A mock server that answers on demand and detects overlapping saves. */
function createServer() {
  const pending: { content: Content; version: number; answer: (answer: SaveAnswer<Content>) => void }[] = [];
  const server = {
    version: 1,
    stored: '',
    overlaps: 0,
    send: (sent: Content, { version }: SaveState<Content>) => {
      if (pending.length > 0) server.overlaps += 1;
      return new Promise<SaveAnswer<Content>>((answer) => pending.push({ content: sent, version, answer }));
    },
    async answer(lost: boolean) {
      await jest.advanceTimersByTimeAsync(0);
      const call = pending.shift();
      if (!call) return;
      if (lost) call.answer({ type: 'lost' });
      else {
        server.version += 1;
        server.stored = call.content.text;
        call.answer({ type: 'accepted', version: server.version, stored: call.content });
      }
      await jest.advanceTimersByTimeAsync(0);
    },
    isAsked: () => pending.length > 0,
  };
  return server;
}

type Step = { do: 'type'; text: string } | { do: 'wait'; ms: number } | { do: 'answer'; lost: boolean };
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.string().map((text) => ({ do: 'type' as const, text })),
  fc.integer({ min: 0, max: 2000 }).map((ms) => ({ do: 'wait' as const, ms })),
  fc.boolean().map((lost) => ({ do: 'answer' as const, lost })),
);

describe('the saver', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('saves never overlap, and the last text always arrives once answers come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 30 }), async (steps) => {
        const server = createServer();
        const saver = createSaver(start(), { send: server.send, merge, keep: () => undefined });
        let last = '';
        for (const one of steps) {
          if (one.do === 'type') {
            last = one.text;
            saver.type(content(last));
          } else if (one.do === 'wait') await jest.advanceTimersByTimeAsync(one.ms);
          else await server.answer(one.lost);
        }
        for (let turn = 0; turn < 4; turn++) {
          await jest.advanceTimersByTimeAsync(6000);
          await server.answer(false);
        }
        expect(server.overlaps).toBe(0);
        expect(server.stored).toBe(last);
        expect(isDirty(saver.state())).toBe(false);
        expect(server.isAsked()).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  test('waits until typing rests, and what is typed while a save is on its way goes out after it', async () => {
    const server = createServer();
    const saver = createSaver(start(), { send: server.send, merge, keep: () => undefined });
    saver.type(content('a'));
    await jest.advanceTimersByTimeAsync(700);
    saver.type(content('ab'));
    await jest.advanceTimersByTimeAsync(700);
    expect(server.isAsked()).toBe(false);
    await jest.advanceTimersByTimeAsync(100);
    expect(server.isAsked()).toBe(true);
    saver.type(content('abc'));
    await jest.advanceTimersByTimeAsync(5000);
    await server.answer(false);
    expect(server.stored).toBe('ab');
    await jest.advanceTimersByTimeAsync(800);
    await server.answer(false);
    expect(server.stored).toBe('abc');
  });

  test('a flush waits for what is on its way and sends the rest at once; it tells whether all has arrived', async () => {
    const server = createServer();
    const saver = createSaver(start(), { send: server.send, merge, keep: () => undefined });
    saver.type(content('a'));
    await jest.advanceTimersByTimeAsync(800);
    saver.type(content('ab'));
    const flushed = saver.flush();
    await server.answer(false);
    await server.answer(false);
    expect(await flushed).toBe(true);
    expect(server.stored).toBe('ab');
    saver.type(content('abc'));
    const again = saver.flush();
    await server.answer(true);
    expect(await again).toBe(false);
    expect(saver.state().trouble).toEqual({ kind: 'offline' });
  });

  test('every state that is left to be saved is kept first', async () => {
    const server = createServer();
    const saved: string[] = [];
    const saver = createSaver(start(), { send: server.send, merge, keep: ({ typed }) => void saved.push(typed.text) });
    for (const text of ['a', 'ab', 'abc']) {
      saver.type(content(text));
      expect(saved.at(-1)).toBe(text);
    }
    saver.close();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(server.isAsked()).toBe(false);
  });
});
