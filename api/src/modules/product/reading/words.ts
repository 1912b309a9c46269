import { IDLE_WORDS, OTHER_VEHICLE_WORDS, VEHICLE_WORDS, type VehicleWords } from '@rodovia/shared/contracts/vehicles';

/** Minimum length of a form of a word that is searched anywhere in a text. */
export const MIN_WORD_LENGTH = 4;
/** Minimum length for matching the beginning of a word in a line. */
export const MIN_PREFIX_LENGTH = 3;
/** Minimum length of vehicle names that are searched in texts; shorter ones occur inside other words. */
export const MIN_NAME_LENGTH = 5;

/** Returns the singular of a word, by the common rules of Portuguese. */
export function singular(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/(?:oes|aes)$/, 'ao')
    .replace(/([aeo])is$/, '$1l')
    .replace(/ns$/, 'm')
    .replace(/([rz])es$/, '$1')
    .replace(/([aeiou])s$/, '$1');
}

/** Returns the forms in which a word is searched: as it is, in the singular, and without its gender. */
export const formsOf = (word: string, shortest: number): string[] =>
  [...new Set([word, singular(word), singular(word).replace(/[aeo]$/, '')])].filter(({ length }) => length >= shortest);

/** Returns whether a word consists of letters and is long enough to have forms. */
export const isWord = (word: string): boolean => word.length >= MIN_WORD_LENGTH && /^\p{L}+$/u.test(word);

/** Returns whether a word says nothing about a tyre. */
export const isIdle = (word: string): boolean => IDLE_WORDS.has(word) || IDLE_WORDS.has(singular(word));

/** Returns whether a word names a vehicle for which the catalogue has no type. */
export const isOtherVehicle = (word: string): boolean => OTHER_VEHICLE_WORDS.has(singular(word));

/** A vehicle in the words of the search. */
export interface AskedVehicle extends Pick<VehicleWords, 'type' | 'group'> {
  word: string;
}

const VEHICLES = new Map<string, VehicleWords>(
  VEHICLE_WORDS.flatMap((entry) => entry.words.map((word) => [word, entry] as const)),
);
const MAX_PHRASE_WORDS = 3;

/** Returns the vehicle named by a word, or by a word that `isMeant` accepts. */
export function vehicleCalled(word: string, isMeant = (known: string) => known === word): AskedVehicle | undefined {
  for (const [known, { type, group }] of VEHICLES) if (isMeant(known)) return { type, group, word: known };
  return undefined;
}

/** Returns the vehicles named by single or several words, and the remaining words. */
export function namedVehicles(words: readonly string[]): { vehicles: AskedVehicle[]; words: string[] } {
  const vehicles: AskedVehicle[] = [];
  const others: string[] = [];
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: MAX_PHRASE_WORDS }, (_, i) => MAX_PHRASE_WORDS - i);
    const called = lengths.flatMap((length) => {
      const phrase = words.slice(at, at + length);
      const spellings = [phrase, phrase.map(singular), phrase.map((word) => word.replace(/s$/, ''))];
      const vehicle = spellings.map((words) => vehicleCalled(words.join(' '))).find(Boolean);
      return vehicle && phrase.length === length ? [{ vehicle, length }] : [];
    })[0];
    if (called) vehicles.push(called.vehicle);
    else others.push(words[at] ?? '');
    at += called?.length ?? 1;
  }
  return { vehicles, words: others };
}
