/** Thin enough to be overlooked, and a blank to whatever makes links of what it finds in a text. */
const HAIR_SPACE = '\u200a';
/** Where an address goes on: a dot before letters, the slashes of a scheme, the sign of a mailbox. */
const JOINTS = /[.。．｡](?=[\p{L}\p{M}])|:(?=\/)|\/(?=\/)|[@＠](?=\S)/gu;

/** A text of which no reader's program makes a link: what people write may not lead anybody away in the shop's name. */
export const withoutLinks = (text: string) => text.replace(JOINTS, (joint) => joint + HAIR_SPACE);

const LONGEST_NAME = 60;

/** A name as greetings and sentences have it. */
export const shortName = (name: string) =>
  name.length <= LONGEST_NAME ? name : `${[...name].slice(0, LONGEST_NAME - 1).join('')}…`;
