import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';

/**
 * Returns the sentences that the specification dictates and that the tests of `file` are listed to show; all sentences
 * if `SENTENCES=all` asks for it, as when the list is written again.
 */
export function sentencesOf(root: string, file: string): string[] {
  const list = readFileSync(path.join(root, 'docs/messages.md'), 'utf8');
  const rows = [...list.matchAll(/^\| \w+ \| (.+?) \| `(.+?)` \|$/gm)];
  const own = path.relative(root, file).split(path.sep).join('/');
  const wanted = process.env.SENTENCES === 'all' ? rows : rows.filter(([, , named]) => named === own);
  return wanted.map(([, sentence = '']) => sentence);
}

/** Runs in the page: reports each sentence the first time that somebody could have read it. */
function look({ sentences, binding }: { sentences: string[]; binding: string }) {
  const unseen = new Set(sentences);
  const visible = (sentence: string) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (element) =>
      element.textContent?.includes(sentence) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
    );
    let deepest: Element = document.body;
    while (walker.nextNode()) deepest = walker.currentNode as Element;
    return deepest.matches('script, style, noscript') ? false : deepest.checkVisibility();
  };
  const check = () => {
    const text = document.body?.textContent ?? '';
    for (const sentence of unseen) {
      if (!text.includes(sentence) || !visible(sentence)) continue;
      unseen.delete(sentence);
      Reflect.get(globalThis, binding)(sentence);
    }
  };
  let waiting = false;
  const checkLater = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      check();
    });
  };
  // New text is checked before the test can see it, so a test that ends with it has it in its report.
  const isText = ({ type }: MutationRecord) => type !== 'attributes';
  const observer = new MutationObserver((changes) => (changes.some(isText) ? check() : checkLater()));
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Records which of the sentences a browser context shows, on its pages or, for developers, in its console. */
export async function watchSentences(
  context: BrowserContext,
  sentences: string[],
  note: (sentence: string) => void,
): Promise<void> {
  const binding = 'reportSentence';
  await context.exposeFunction(binding, note);
  await context.addInitScript(look, { sentences, binding });
  context.on('console', (message) => {
    for (const sentence of sentences) if (message.text().includes(sentence)) note(sentence);
  });
}
