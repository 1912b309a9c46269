import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

/** A span as OTLP has it in JSON. */
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

/** Stands for a collector of OpenTelemetry: takes OTLP in JSON and keeps it. */
export async function startCollector() {
  const texts: string[] = [];
  /** Answers that wait, while it gives none. */
  let held: (() => void)[] | undefined;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      if (request.url === '/v1/traces') texts.push(text);
      const answer = () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      if (held) held.push(answer);
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
    /** From now on takes what comes and answers nothing, until it is let go. */
    hold: () => {
      held = [];
    },
    held: () => held?.length ?? 0,
    letGo: () => {
      for (const answer of held ?? []) answer();
      held = undefined;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What a span says of itself. */
export const factsOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
