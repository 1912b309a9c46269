import { foldText } from '@rodovia/shared/contracts/rules';

/** A piece of text, and whether it matches what was typed. */
export interface Piece {
  text: string;
  marked: boolean;
}

const SPOKEN = /[\p{L}\d]/u;
/** The `R` between two digits of a size is rarely typed. */
const isBuild = (folded: string[], at: number) =>
  folded[at] === 'r' && /\d/.test(folded[at - 1] ?? '') && /\d/.test(folded[at + 1] ?? '');

/** Returns the folded letters and digits of a text with their positions. */
function spokenOf(text: string) {
  const characters = [...text];
  const folded = characters.map((character) => foldText(character).slice(0, 1));
  const places = characters.flatMap((character, at) => (SPOKEN.test(character) && !isBuild(folded, at) ? [at] : []));
  return { characters, places, spoken: places.map((at) => folded[at]).join('') };
}

/** Returns the position of `wanted`: at the beginning of a word if possible, otherwise anywhere. */
function findWord({ places, spoken }: ReturnType<typeof spokenOf>, wanted: string): number {
  const begins = (at: number) => at === 0 || places[at] !== (places[at - 1] ?? 0) + 1;
  for (let at = spoken.indexOf(wanted); at >= 0; at = spoken.indexOf(wanted, at + 1)) if (begins(at)) return at;
  return spoken.indexOf(wanted);
}

/** Splits `text` at the words of `typed`, ignoring case, accents and separators. */
export function markTyped(text: string, typed: string): Piece[] {
  const spoken = spokenOf(text);
  const { characters, places } = spoken;
  const marked = characters.map(() => false);
  for (const word of typed.split(/\s+/)) {
    const wanted = spokenOf(word).spoken;
    const at = wanted ? findWord(spoken, wanted) : -1;
    if (at < 0) continue;
    const end = places[at + wanted.length - 1] ?? 0;
    for (let i = places[at] ?? 0; i <= end; i += 1) marked[i] = true;
  }
  const pieces: Piece[] = [];
  characters.forEach((character, i) => {
    const last = pieces.at(-1);
    if (last && last.marked === marked[i]) last.text += character;
    else pieces.push({ text: character, marked: marked[i] === true });
  });
  return pieces;
}
