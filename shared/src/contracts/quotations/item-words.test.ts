import fc from 'fast-check';
import { joinedWords } from './item-words';
import { MAX_ITEM_WORDS } from './list-bounds';

const lines = fc.array(fc.string(), { maxLength: 2 * MAX_ITEM_WORDS });

test('what was written is there once, in its order, or counted', () => {
  fc.assert(
    fc.property(lines, (words) => {
      const joined = joinedWords(words);
      const different = [...new Set(words)];
      expect(joined.length).toBe(Math.min(different.length, MAX_ITEM_WORDS));
      const counted = /^e mais (\d+) linhas da lista$/.exec(joined.at(-1) ?? '');
      const isWhole = different.length <= MAX_ITEM_WORDS;
      const shown = isWhole ? joined : joined.slice(0, -1);
      expect(shown).toEqual(different.slice(0, shown.length));
      if (!isWhole) expect(shown.length + Number(counted?.[1])).toBe(different.length);
    }),
  );
});
