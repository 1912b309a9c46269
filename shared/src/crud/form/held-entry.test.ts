/** @jest-environment jsdom */
import { holdEntry, releaseEntry } from './held-entry';

/** As the router writes its entries. */
let idx = 0;
const visit = (path: string) => {
  idx += 1;
  history.pushState({ idx, key: path }, '', path);
};

/** Turns of the event loop within which one step of the history leads to all that follow from it. */
const TURNS = 12;

async function rest() {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((next) => setTimeout(next, 2));
}

/** Goes and waits until the page has come to rest, passing over what is passed over. */
async function go(step: 'back' | 'forward', path: string) {
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history[step]();
  await moved;
  await rest();
  expect(location.pathname).toBe(path);
}

const place = () => (history.state as { held?: string }).held;

afterEach(releaseEntry);

test('Back asks and stays while the entry is held, however often', async () => {
  visit('/lista');
  visit('/formulario');
  const ask = jest.fn();
  holdEntry(ask);
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
  holdEntry(ask);
  releaseEntry();
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
  holdEntry(() => undefined);
  releaseEntry();
  const { length } = history;
  holdEntry(() => undefined);
  releaseEntry();
  expect(history).toHaveLength(length);
  await go('back', '/lista');
});
