import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import { GateRefusal } from '../publish/gate';
import type { Build, Probed } from '../publish/publish';
import { SHELL } from '../store/discovery';
import type { ReleaseRecord } from '../store/release';
import type { ReleaseStore } from '../store/release-store';
import { openChromium } from './chromium';
import { rehearse } from './constellation';
import { type Looking, look, type Uses } from './look';
import { type Place, placesOf } from './places';
import { serveRehearsal } from './rehearsal-origin';
import { weighing } from './weight';

/** Time in ms until which places are opened, and failed ones opened again. */
const DEADLINE_MS = 30_000;
const AGAIN_UNTIL_MS = 45_000;
const AT_ONCE = 2;

/** Result of a probe. */
interface Seen {
  problems: string[];
  places: Place[];
  /** Addresses that were skipped for lack of time. */
  left: string[];
  seconds: number;
}

/** Opens a place in a separate browser context. */
async function lookAlone(browser: Browser, origin: string, place: Place, how: Looking): Promise<string[]> {
  const context = await browser.newContext();
  try {
    return await look(context, origin, place, how);
  } finally {
    await context.close();
  }
}

/**
 * Opens the places concurrently until the time is over. Failed ones are opened again alone, because a busy machine
 * misses deadlines of the page.
 */
async function lookAtAll(browser: Browser, origin: string, places: Place[], how: Looking): Promise<Seen> {
  const started = Date.now();
  const left: string[] = [];
  const failed: { place: Place; problems: string[] }[] = [];
  await pLimit(AT_ONCE).map(places, async (place) => {
    if (Date.now() - started > DEADLINE_MS) return void left.push(place.at);
    const problems = await lookAlone(browser, origin, place, how);
    if (problems.length > 0) failed.push({ place, problems });
  });
  const lasting: string[] = [];
  for (const { place, problems } of failed) {
    const isLate = lasting.length > 0 || Date.now() - started > AGAIN_UNTIL_MS;
    lasting.push(...(isLate ? problems : await lookAlone(browser, origin, place, how)));
  }
  return { problems: lasting, places, left, seconds: Math.round((Date.now() - started) / 1000) };
}

const inWords = ({ places, left, seconds }: Seen) =>
  `${places.length - left.length} de ${places.length} endereços em ${seconds} s${left.length > 0 ? `, sem ${left.join(' ')}` : ''}`;

/** Collects the names that modules read whose facts do not say them. */
function namesReadBy(records: ReleaseRecord[]) {
  const uses = new Map<string, Uses>();
  const unknown = records.filter((record) => record.module !== SHELL && !record.uses).map(({ module }) => module);
  const onUses = (module: string, seen: Uses) => {
    if (!unknown.includes(module)) return;
    const known = uses.get(module) ?? {};
    const keys = new Set([...Object.keys(known), ...Object.keys(seen)]);
    const union = [...keys]
      .sort()
      .map((key) => [key, [...new Set([...(known[key] ?? []), ...(seen[key] ?? [])])].sort()]);
    uses.set(module, Object.fromEntries(union));
  };
  return { uses, ...(unknown.length > 0 && { onUses }) };
}

/**
 * Opens in a browser what a publication would make live, before anybody gets it.
 * @throws {GateRefusal} with all problems.
 */
export async function probe(store: ReleaseStore, builds: Build[]): Promise<Probed> {
  const without = (summary: string): Probed => ({ summary, uses: new Map() });
  const browser = await openChromium();
  if (!browser) return without('sem navegador');
  const rehearsal = await rehearse(store, builds);
  const served = await serveRehearsal(rehearsal.store, process.env.SHELL_URL);
  try {
    const records = builds.map(({ record }) => record);
    const isShell = records.some(({ module }) => module === SHELL);
    if (!isShell && !rehearsal.live.some(({ module }) => module === SHELL)) return without('sem shell no ar');
    const { uses, onUses } = namesReadBy(records);
    const modules = [...rehearsal.live, ...records].filter(({ container }) => container);
    const containers = Object.fromEntries(modules.map(({ module, container }) => [module, container]));
    const how = { isFramed: isShell, weigh: weighing(rehearsal.store, records), containers, onUses };
    const seen = await lookAtAll(browser, served.origin, placesOf(records, rehearsal.live), how);
    const names = records.map(({ module, version }) => `${module} ${version}`).join(', ');
    if (seen.problems.length > 0)
      throw new GateRefusal(seen.problems.map((problem) => `${names}, aberto em ${problem}`));
    return { summary: inWords(seen), uses };
  } finally {
    await browser.close();
    await served.close();
    await rehearsal.remove();
  }
}
