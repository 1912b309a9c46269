import { SaxesParser } from 'saxes';
import { HttpError } from '../base/http-error';
import { notASheet } from './zip';

/** Attributes of an element by their names, prefixes included. */
export type Attributes = Record<string, string>;

/** An XML event: start of an element, its end, or text. */
export type XmlEvent =
  | { kind: 'open'; name: string; attributes: Attributes }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** Maximum length of a tag or text, so that an unterminated one does not fill the memory. */
const MAX_PIECE_LENGTH = 1_000_000;

/** Returns the name without its namespace. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Returns the value of an attribute in any namespace; undefined if absent. */
export function attribute(attributes: Attributes, name: string): string | undefined {
  const key = name in attributes ? name : Object.keys(attributes).find((other) => localName(other) === name);
  return key === undefined ? undefined : attributes[key];
}

/** Parser that collects events. DTDs are refused, so that nothing can be declared, fetched or expanded. */
class EventParser {
  private readonly parser = new SaxesParser<object>();
  private events: XmlEvent[] = [];
  /** Position after the last event, in characters. */
  private last = 0;

  constructor() {
    this.parser.on('opentag', ({ name, attributes }) => this.add({ kind: 'open', name: localName(name), attributes }));
    this.parser.on('closetag', ({ name }) => this.add({ kind: 'close', name: localName(name) }));
    this.parser.on('text', (text) => this.add({ kind: 'text', text }));
    this.parser.on('cdata', (text) => this.add({ kind: 'text', text }));
    this.parser.on('doctype', () => {
      throw notASheet();
    });
  }

  private add(event: XmlEvent): void {
    this.last = this.parser.position;
    this.events.push(event);
  }

  /** Parses a part of the text, or its end. Returns the events that it completes. */
  take(text: string | null): XmlEvent[] {
    this.events = [];
    this.parser.write(text);
    if (this.parser.position - this.last > MAX_PIECE_LENGTH) throw notASheet();
    return this.events;
  }
}

/**
 * Streams the events of XML in UTF-8.
 * @throws {HttpError} 400 for invalid XML.
 */
export async function* xmlEvents(content: AsyncIterable<Uint8Array>): AsyncGenerator<XmlEvent[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = new EventParser();
  try {
    for await (const part of content) yield parser.take(decoder.decode(part, { stream: true }));
    yield parser.take(decoder.decode());
    yield parser.take(null);
  } catch (error) {
    throw error instanceof HttpError ? error : notASheet();
  }
}
