import { blame, report } from './report';

const sent: Record<string, string>[] = [];
beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = jest.fn(async (_, init) => {
    sent.push(JSON.parse(init?.body as string));
    return {} as Response;
  });
});

/** A failure with a stack trace as browsers write it. */
const failure = (message: string, ...files: string[]) =>
  Object.assign(new Error(message), { stack: files.map((file) => `    at f (https://loja${file}:1:23)`).join('\n') });

const thrown = (reason: Error) => ({ reason }) as unknown as PromiseRejectionEvent;

test('what a failure says leaves the page without persons, and its trace as places in releases', () => {
  const sentReport = failure('ana@x.com 123.456.789-09 https://x/a?b=c', '/mf/mf-a/1.0.0-a/1.js', '/conta?cpf=1');
  report('/mf/mf-a/1.0.0-a/mf-manifest.json', 'render', 'x', sentReport);
  expect(sent).toEqual([
    {
      module: 'mf-a',
      release: '1.0.0-a',
      phase: 'render',
      diagnostic: 'x',
      message: '… # …',
      stack: '/mf/mf-a/1.0.0-a/1.js:1:23',
    },
  ]);
});

test('[MF-04] what nobody catches is the fault of the module in its trace, else of the shell, else of nobody', () => {
  blame(thrown(failure('a', '/mf/shell/3.0.0-c/react.js', '/mf/mf-a/1.0.0-a/1.js')));
  blame(thrown(failure('b', '/mf/shell/3.0.0-c/main.js')));
  blame(thrown(failure('c', '/extensao.js')));
  expect(sent.map(({ module, release }) => `${module} ${release}`)).toEqual(['mf-a 1.0.0-a', 'shell 3.0.0-c']);
});
