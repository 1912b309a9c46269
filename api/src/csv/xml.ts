import { notASheet } from './zip';

/** An XML event: start of an element (`empty` if self-closing), end, or text. */
export type XmlEvent =
  | { kind: 'open'; name: string; attributes: string; empty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** Maximum length of a tag or text, so that an unterminated one does not fill the memory. */
const MAX_PIECE_LENGTH = 1_000_000;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LAST_SIGN = 0x10ffff;

function signOf(number: number): string {
  if (!(number > 0 && number <= LAST_SIGN)) throw notASheet();
  return String.fromCodePoint(number);
}

/** Decodes the five predefined entities and numeric references; others would need declarations, which are refused. */
const decoded = (text: string) =>
  text.includes('&')
    ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (_whole, hex, number, name) => {
        if (hex) return signOf(Number.parseInt(hex, 16));
        if (number) return signOf(Number(number));
        const sign = NAMED[name];
        if (sign === undefined) throw notASheet();
        return sign;
      })
    : text;

/** Returns the name without its namespace. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

const patterns = new Map<string, RegExp>();

function patternOf(name: string): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const pattern = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, pattern);
  return pattern;
}

/** Returns the value of an attribute in any namespace; undefined if absent. */
export function attribute(attributes: string, name: string): string | undefined {
  const found = patternOf(name).exec(attributes);
  return found ? decoded(found[1] ?? found[2] ?? '') : undefined;
}

/** Returns the end of the tag that begins at `from`, ignoring `>` in quoted values; -1 if incomplete. */
function tagEnd(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return -1;
}

function tag(inner: string): XmlEvent {
  if (inner.startsWith('/')) return { kind: 'close', name: localName(inner.slice(1).trim()) };
  const empty = inner.endsWith('/');
  const bare = empty ? inner.slice(0, -1) : inner;
  const end = bare.search(/\s/);
  const name = end < 0 ? bare : bare.slice(0, end);
  return { kind: 'open', name: localName(name), attributes: end < 0 ? '' : bare.slice(end), empty };
}

/** Delimited parts that are no tags: comments and instructions are skipped, CDATA is literal text. */
const MARKED = [
  ['<!--', '-->', false],
  ['<![CDATA[', ']]>', true],
  ['<?', '?>', false],
] as const;

interface Piece {
  event?: XmlEvent;
  next: number;
}

/** Returns the piece at `from`, which begins with `<`; undefined if incomplete. */
function pieceAt(text: string, from: number): Piece | undefined {
  for (const [begin, end, isText] of MARKED) {
    if (!text.startsWith(begin, from)) continue;
    const at = text.indexOf(end, from + begin.length);
    if (at < 0) return undefined;
    const event: XmlEvent | undefined = isText
      ? { kind: 'text', text: text.slice(from + begin.length, at) }
      : undefined;
    return { event, next: at + end.length };
  }
  const isWhole = text.length - from >= '<![CDATA['.length;
  if (text.startsWith('<!', from)) {
    if (isWhole) throw notASheet();
    return undefined;
  }
  const at = tagEnd(text, from + 1);
  return at < 0 ? undefined : { event: tag(text.slice(from + 1, at)), next: at + 1 };
}

/**
 * Streams the events of XML in UTF-8. DTDs are refused, so that nothing can be declared, fetched or expanded.
 * @throws {HttpError} 400 for invalid XML.
 */
export async function* xmlEvents(content: AsyncIterable<Uint8Array>): AsyncGenerator<XmlEvent[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let left = '';
  for await (const part of content) {
    let text: string;
    try {
      text = left + decoder.decode(part, { stream: true });
    } catch {
      throw notASheet();
    }
    const events: XmlEvent[] = [];
    let at = 0;
    for (;;) {
      const begin = text.indexOf('<', at);
      if (begin < 0) break;
      if (begin > at) events.push({ kind: 'text', text: decoded(text.slice(at, begin)) });
      at = begin;
      const piece = pieceAt(text, begin);
      if (!piece) break;
      if (piece.event) events.push(piece.event);
      at = piece.next;
    }
    left = text.slice(at);
    if (left.length > MAX_PIECE_LENGTH) throw notASheet();
    yield events;
  }
  if (left.trim() !== '') throw notASheet();
}
