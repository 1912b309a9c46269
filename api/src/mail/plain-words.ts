/** Nearly invisible, but separates words for programs that detect links. */
const HAIR_SPACE = '\u200a';
/** Positions at which an address continues: a period before letters, the slashes of a scheme, the @ of a mailbox. */
const JOINTS = /[.。．｡](?=[\p{L}\p{M}])|:(?=\/)|\/(?=\/)|[@＠](?=\S)/gu;

/**
 * Changes a text so that mail clients do not turn it into links: text written by people must not lead readers elsewhere
 * in the shop's name.
 */
export const withoutLinks = (text: string) => text.replace(JOINTS, (joint) => joint + HAIR_SPACE);

const MAX_NAME_LENGTH = 60;

/** Shortens a name for greetings and sentences. */
export const shortName = (name: string) =>
  name.length <= MAX_NAME_LENGTH ? name : `${[...name].slice(0, MAX_NAME_LENGTH - 1).join('')}…`;
