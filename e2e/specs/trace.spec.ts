import { factsOf, type Span, startCollector } from '../support/servers/collector';
import { test } from '../support/servers/own-server';
import { expect } from '../support/test';

const LIST = 'GET /api/product/pagged';

test('a page is followed over its drawing, its own reads and the calls of its browser to each statement, as one trace', async ({
  page,
  startServer,
}) => {
  const collector = await startCollector();
  const server = await startServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
  try {
    const traceparents: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/product/pagged')) traceparents.push(request.headers().traceparent);
    });
    const answer = await page.goto(`${server.origin}/modelos`);
    const [, traceparent = ''] = /traceparent;desc="([^"]*)"/.exec(answer?.headers()['server-timing'] ?? '') ?? [];
    const [, traceId, pageId] = traceparent.split('-');
    const spans = () => collector.spans().filter((span) => span.traceId === traceId);
    const below = (parent: Span | undefined) => spans().filter((span) => span.parentSpanId === parent?.spanId);
    const named = (name: string) => spans().filter((span) => span.name === name);
    const statementsOf = (span: Span) => below(span).filter((one) => 'db.query.text' in factsOf(one));

    await expect.poll(() => spans().map(({ spanId }) => spanId)).toContain(pageId);
    const root = spans().find(({ spanId }) => spanId === pageId);
    expect([root?.name, root?.parentSpanId]).toEqual(['GET', undefined]);
    expect(below(root).map(({ name }) => name)).toEqual(expect.arrayContaining(['draw', LIST]));
    // what the browser has not requested was read by the server
    expect([traceparents, named(LIST).length]).toEqual([[], 1]);

    await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Página 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => traceparents.length).toBeGreaterThan(0);
    expect(new Set(traceparents)).toEqual(new Set([traceparent]));
    await expect.poll(() => named(LIST).length).toBe(1 + traceparents.length);
    for (const call of named(LIST)) {
      expect(call.parentSpanId).toBe(pageId);
      await expect.poll(() => statementsOf(call).length).toBeGreaterThan(0);
    }
    const known = new Set(spans().map(({ spanId }) => spanId));
    const lost = spans().filter(({ spanId, parentSpanId = '' }) => spanId !== pageId && !known.has(parentSpanId));
    expect(lost).toEqual([]);
  } finally {
    collector.close();
  }
});
