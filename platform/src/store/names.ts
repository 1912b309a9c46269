const NAME = /^[a-z][a-z0-9-]{0,60}$/;
const RELEASE = /^\d{1,9}\.\d{1,9}\.\d{1,9}(?:[a-z_.+-][\w.+-]{0,79})?$/i;

/**
 * Validates names, which become paths and keys.
 * @throws {Error} naming the invalid one.
 */
export function checkNames(module: string, release?: string) {
  if (!NAME.test(module)) throw new Error(`'${module}' não é o nome de um módulo.`);
  if (release !== undefined && (!RELEASE.test(release) || release.includes('..')))
    throw new Error(`'${release}' não é o nome de uma versão publicada.`);
}

/** Channel of the environment that customers use. */
export const LIVE = 'live';

const CHANNEL = /^[a-z][a-z0-9-]{0,30}$/;

/**
 * Validates the name of a channel, which becomes part of keys.
 * @throws {Error} naming it.
 */
export function checkChannel(channel: string) {
  if (!CHANNEL.test(channel))
    throw new Error(`'${channel}' não é o nome de um ambiente: letras minúsculas, números e hífens.`);
}

/** Returns whether a text is the name of a module. */
export const isModuleName = (name: string) => NAME.test(name);

const SEQUENCE_DIGITS = 8;
const NUMBERED = /\/(\d+)\.json$/;
/** Returns the file name of a numbered document. */
export const numberName = (number: number) => `${String(number).padStart(SEQUENCE_DIGITS, '0')}.json`;

const numberOf = (key: string) => Number(NUMBERED.exec(key)?.[1] ?? 0);

/** Returns the numbers of the documents below a prefix, ascending. */
export const numbersOf = (keys: string[]) =>
  keys
    .map(numberOf)
    .filter((number) => number > 0)
    .sort((a, b) => a - b);
