import type { Route } from '@playwright/test';

const YEAR = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Ways in which a file arrives wrong, or not at all. */
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
