import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import { GateRefusal } from '../publish/gate';
import type { Build } from '../publish/publish';
import { SHELL } from '../store/discovery';
import type { ReleaseStore } from '../store/release-store';
import { openChromium } from './chromium';
import { rehearse } from './constellation';
import { look } from './look';
import { type Place, placesOf } from './places';
import { serveRehearsal } from './rehearsal-origin';

const DEADLINE_MS = 30_000;
const AT_ONCE = 3;

/** What a probe has seen. */
interface Seen {
  problems: string[];
  places: Place[];
  /** Addresses that there was no time for. */
  left: string[];
  seconds: number;
}

/** Looks at each place in a browser of its own state, some at a time, until the time is over. */
async function lookAtAll(browser: Browser, origin: string, places: Place[], shell: boolean): Promise<Seen> {
  const started = Date.now();
  const left: string[] = [];
  const found = await pLimit(AT_ONCE).map(places, async (place) => {
    if (Date.now() - started > DEADLINE_MS) {
      left.push(place.at);
      return [];
    }
    const context = await browser.newContext();
    try {
      return await look(context, origin, place, { isFramed: shell });
    } finally {
      await context.close();
    }
  });
  return { problems: found.flat(), places, left, seconds: Math.round((Date.now() - started) / 1000) };
}

const inWords = ({ places, left, seconds }: Seen) =>
  `${places.length - left.length} de ${places.length} endereços em ${seconds} s${left.length > 0 ? `, sem ${left.join(' ')}` : ''}`;

/**
 * Opens what a publication would make live in a browser, before anybody gets it. Answers what was done, for the audit.
 * @throws {GateRefusal} with everything that was seen.
 */
export async function probe(store: ReleaseStore, builds: Build[]): Promise<string> {
  const browser = await openChromium();
  if (!browser) return 'sem navegador';
  const rehearsal = await rehearse(store, builds);
  const served = await serveRehearsal(rehearsal.store, process.env.SHELL_URL);
  try {
    const records = builds.map(({ record }) => record);
    const isShell = records.some(({ module }) => module === SHELL);
    if (!isShell && !rehearsal.live.some(({ module }) => module === SHELL)) return 'sem shell no ar';
    const seen = await lookAtAll(browser, served.origin, placesOf(records, rehearsal.live), isShell);
    const names = records.map(({ module, version }) => `${module} ${version}`).join(', ');
    if (seen.problems.length > 0)
      throw new GateRefusal(seen.problems.map((problem) => `${names}, aberto em ${problem}`));
    return inWords(seen);
  } finally {
    await browser.close();
    await served.close();
    await rehearsal.remove();
  }
}
