import type { Route } from '@playwright/test';

const YEAR = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Ways in which a file arrives wrong or not at all. */
export const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  404: (route) => route.fulfill({ status: 404, body: '404' }),
  500: (route) => route.fulfill({ status: 500, body: 'erro' }),
  'HTML com 200': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Entrada</p>' }),
  'script corrompido': (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', headers: YEAR, body: '{{{ isto não é um script' }),
  'byte alterado': async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()} ` });
  },
  'conexão cortada': (route) => route.abort('connectionreset'),
  'sem resposta': () => new Promise(() => undefined),
};

/** Time in ms that a page waits for a file that does not arrive. */
const FILE_DEADLINE_MS = 10_000;
/** Maximum time until a loss is shown, beyond the wait for the file, in times of opening the page without a loss. */
const OPENINGS_UNTIL_SHOWN = 10;

/** Returns the maximum time in ms until the loss of a file is shown. @param opening time of opening the page, in ms */
export const lossLimit = (opening: number): number => FILE_DEADLINE_MS + OPENINGS_UNTIL_SHOWN * opening;
