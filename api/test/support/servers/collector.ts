import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

/** A span in OTLP JSON. */
export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
}

interface Batch {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
}

/** A stand-in for an OpenTelemetry collector that stores OTLP JSON. */
export async function startCollector() {
  const texts: string[] = [];
  /** Pending answers while it answers nothing. */
  let waiting: (() => void)[] | undefined;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      if (request.url === '/v1/traces') texts.push(text);
      const answer = () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      if (waiting) waiting.push(answer);
      else answer();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const batches = () => texts.flatMap((text) => (JSON.parse(text) as Batch).resourceSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => texts.join('\n'),
    spans: () => batches().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resource: () => Object.fromEntries(batches()[0]?.resource.attributes.map(({ key, value }) => [key, value]) ?? []),
    /** Accepts requests without answering until released. */
    hold: () => {
      waiting = [];
    },
    waitingCount: () => waiting?.length ?? 0,
    letGo: () => {
      for (const answer of waiting ?? []) answer();
      waiting = undefined;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns the attributes of a span. */
export const factsOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
