import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { sentencesOf, watchSentences } from './checks/sentences';

export { expect };

/** Limit of one try within `toPass`, which tries again what takes longer; in ms. */
export const ONE_TRY = { timeout: 5000 };

interface Fixtures {
  /** Console errors that the test provokes on purpose. Any other fails it. */
  expectedErrors: RegExp | null;
  /** Opens the browser of one more person, with its own session. */
  openBrowser: () => Promise<Page>;
  consoleErrors: { watch: (context: BrowserContext) => void };
  /** Records in the report which scripts of releases the test's pages load, if the run asks for it (`TEST_MAP`). */
  loadedScripts: { watch: (context: BrowserContext) => void };
  /** Records in the report which of the dictated sentences the test shows. */
  shownSentences: { watch: (context: BrowserContext) => Promise<void> };
}

/** Playwright enters every frame, and some browsers report that nothing may run in the frame of an e-mail. */
const TOOL_REFUSED = /^Blocked script execution in 'about:srcdoc' because the document's frame is sandboxed/;

/** Some visits load the measuring script once the page is at rest, also where the test has cut the network by then. */
const MEASURING_LOST = /ERR_INTERNET_DISCONNECTED.*\/vitals\/main\./;

/** Path of a release's script in the store; empty for other addresses. */
const scriptOf = (url: string) => /\/(mf\/[^?]+\.js)/.exec(url)?.[1] ?? '';

/** Ends the answers that a test replaces and does not wait for. */
async function endRoutes(context: BrowserContext) {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Every page of a test reports console errors and uncaught exceptions; unexpected ones fail the test. */
export const test = base.extend<Fixtures>({
  expectedErrors: [null, { option: true }],
  consoleErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        const isExpected = [TOOL_REFUSED, MEASURING_LOST, expectedErrors].some((known) => known?.test(text));
        if (!isExpected) errors.push(text);
      };
      const watch = (watched: BrowserContext) => {
        watched.on('console', (message) => {
          if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
        });
        watched.on('weberror', (error) => note(String(error.error().stack ?? error.error())));
      };
      watch(context);
      await use({ watch });
      await endRoutes(context);
      expect(errors, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
  loadedScripts: [
    async ({ context }, use, { annotations }) => {
      const loaded = new Set<string>();
      const watch = (watched: BrowserContext) => {
        if (process.env.TEST_MAP) watched.on('request', (request) => loaded.add(scriptOf(request.url())));
      };
      watch(context);
      await use({ watch });
      if (loaded.size > 0) annotations.push({ type: 'loads', description: [...loaded].join(' ') });
    },
    { auto: true },
  ],
  shownSentences: [
    async ({ context }, use, { annotations, config, file }) => {
      const sentences = sentencesOf(config.rootDir, file);
      const shown = new Set<string>();
      const watch = async (watched: BrowserContext) => {
        if (sentences.length > 0) await watchSentences(watched, sentences, (sentence) => shown.add(sentence));
      };
      await watch(context);
      await use({ watch });
      for (const description of shown) annotations.push({ type: 'shows', description });
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, consoleErrors, loadedScripts, shownSentences }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      consoleErrors.watch(context);
      loadedScripts.watch(context);
      await shownSentences.watch(context);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) {
      await endRoutes(context);
      await context.close();
    }
  },
});
