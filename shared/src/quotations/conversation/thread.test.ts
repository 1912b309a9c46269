import fc from 'fast-check';
import { anyMessage } from './sample-message';
import { hasArrived, joined, type Thread } from './thread';

const page = (from: number, to: number, Earlier = from > 1) => ({
  Messages: Array.from({ length: to - from + 1 }, (_, index) => anyMessage({ Position: from + index })),
  Earlier,
});
const NOTHING: Thread = { messages: [], earlier: false };
const placesOf = ({ messages }: Thread) => messages.map(({ Position }) => Position);

test('earlier pages come before, later ones behind, what is in both is there once', () => {
  const latest = joined(NOTHING, page(51, 100));
  const whole = joined(joined(latest, page(1, 50)), page(60, 102));
  expect(placesOf(whole)).toEqual(Array.from({ length: 102 }, (_, index) => index + 1));
  expect([latest.earlier, whole.earlier]).toEqual([true, false]);
});

test('what was not read in between is not passed over: the latest page begins anew', () => {
  const known = joined(NOTHING, page(1, 10));
  expect(joined(known, page(40, 89))).toEqual({ messages: page(40, 89).Messages, earlier: true });
});

test('nothing new changes nothing, and a message that was read again is as it is now', () => {
  const known = joined(NOTHING, page(1, 3));
  expect(joined(known, { Messages: [], Earlier: false })).toBe(known);
  const emptied = joined(known, { Messages: [anyMessage({ Position: 2, Text: '' })], Earlier: true });
  expect(emptied.messages[1]?.Text).toBe('');
  expect(emptied.earlier).toBe(false);
});

test('in whatever order pages come, there is never a gap', () => {
  const anyPage = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 20 }));
  fc.assert(
    fc.property(fc.array(anyPage, { maxLength: 8 }), (pages) => {
      const thread = pages.reduce((known, [from, more]) => joined(known, page(from, from + more)), NOTHING);
      const places = placesOf(thread);
      const [first = 1] = places;
      expect(places).toEqual(places.map((_, index) => first + index));
      expect(thread.earlier).toBe(first > 1);
    }),
  );
});

test('a message whose sending is not answered yet is known by what it says, and by being newer', () => {
  const messages = [
    anyMessage({ Position: 1, Own: true, Text: 'Olá' }),
    anyMessage({ Position: 2, Own: false, Text: 'Sim' }),
    anyMessage({ Position: 3, Own: true, Text: 'E o frete?', Quote: 'Pneu' }),
  ];
  const sent = (text: string, after: number, quote = '') => hasArrived(messages, { text, quote, after });
  expect([sent(' Olá ', 0), sent('Olá', 1), sent('Sim', 0)]).toEqual([true, false, false]);
  expect([sent('E o frete?', 2, 'Pneu'), sent('E o frete?', 2)]).toEqual([true, false]);
});
