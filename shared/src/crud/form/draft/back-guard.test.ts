/** @jest-environment jsdom */
import { guardBack, releaseBack } from './back-guard';

/** Mirrors how the router writes history entries. */
let idx = 0;
const visit = (path: string) => {
  idx += 1;
  history.pushState({ idx, key: path }, '', path);
};

/** Number of event loop turns within which one history step triggers all that follow. */
const TURNS = 12;

async function rest() {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((next) => setTimeout(next, 2));
}

/** Navigates and waits until the history settles, including skipped entries. */
async function go(step: 'back' | 'forward', path: string) {
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history[step]();
  await moved;
  await rest();
  expect(location.pathname).toBe(path);
}

const place = () => (history.state as { held?: string }).held;

afterEach(releaseBack);

test('Back asks and stays while the entry is held, however often', async () => {
  visit('/lista');
  visit('/formulario');
  const ask = jest.fn();
  guardBack(ask);
  for (let times = 1; times <= 3; times += 1) {
    await go('back', '/formulario');
    expect(ask).toHaveBeenCalledTimes(times);
    expect(place()).toBe('front');
  }
});

test('once released, one Back leaves, one Forward returns, and a navigation of the same moment stands', async () => {
  visit('/lista');
  visit('/formulario');
  const ask = jest.fn();
  guardBack(ask);
  releaseBack();
  visit('/depois');
  await rest();
  expect(location.pathname).toBe('/depois');
  await go('back', '/formulario');
  expect(place()).toBe('front');
  await go('back', '/lista');
  await go('forward', '/formulario');
  expect(place()).toBe('front');
  await go('forward', '/depois');
  await go('back', '/formulario');
  await go('back', '/lista');
  expect(ask).not.toHaveBeenCalled();
});

test('an entry that is held again gets no second twin', async () => {
  visit('/lista');
  visit('/formulario');
  guardBack(() => undefined);
  releaseBack();
  const { length } = history;
  guardBack(() => undefined);
  releaseBack();
  expect(history).toHaveLength(length);
  await go('back', '/lista');
});
