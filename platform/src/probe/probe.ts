import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import { GateRefusal } from '../publish/gate';
import type { Build, Probed } from '../publish/publish';
import type { Recording } from '../recordings/format';
import { SHELL } from '../store/discovery';
import type { ReleaseRecord } from '../store/release';
import type { ReleaseStore } from '../store/release-store';
import { openChromium } from './chromium';
import { rehearse } from './constellation';
import { type Looking, look, type Uses } from './look';
import { type Place, partPlacesOf, placesOf } from './places';
import { type Answering, serveRehearsal } from './rehearsal-origin';
import { weighing } from './weight';

/** Time in ms until which places are opened, and failed ones opened again. */
const DEADLINE_MS = 90_000;
const AGAIN_UNTIL_MS = 120_000;
const AT_ONCE = 2;

/** A place, and how its calls are answered. */
interface Visit {
  place: Place;
  how: Answering;
}

/** Result of a probe. */
interface Seen {
  problems: string[];
  visits: Visit[];
  /** Addresses that were skipped for lack of time. */
  left: string[];
  seconds: number;
}

/** Addresses of the rehearsal by how it answers. */
type Origins = Partial<Record<Answering, string>>;

/** Ends of sentences about what was seen. */
const CIRCUMSTANCES: Record<Answering, string> = {
  recorded: ' (com os registros gravados)',
  empty: ' (sem nenhum registro)',
  failing: '',
};

/** Returns what is opened: with a recording each place three times, at the address of a recorded record. */
function visitsOf(places: Place[], parts: Place[], recording: Recording | null): Visit[] {
  if (!recording) return places.map((place) => ({ place, how: 'failing' }));
  const known = (place: Place): Place => ({ ...place, at: recording.places[place.route] ?? place.at });
  const isKnown = ({ route }: Place) => !route.includes(':') || Boolean(recording.places[route]);
  return [
    ...places.flatMap((place) =>
      (['recorded', 'empty', 'failing'] as const).map((how) => ({ place: known(place), how })),
    ),
    ...parts.filter(isKnown).map((place) => ({ place: known(place), how: 'recorded' as const })),
  ];
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
async function lookAtAll(browser: Browser, origins: Origins, visits: Visit[], looking: Looking): Promise<Seen> {
  const started = Date.now();
  const left: string[] = [];
  const failed: { visit: Visit; problems: string[] }[] = [];
  const opened = ({ place, how }: Visit) => lookAlone(browser, origins[how] ?? '', place, looking);
  await pLimit(AT_ONCE).map(visits, async (visit) => {
    if (Date.now() - started > DEADLINE_MS) return void left.push(visit.place.at);
    const problems = await opened(visit);
    if (problems.length > 0) failed.push({ visit, problems });
  });
  const lasting: string[] = [];
  for (const { visit, problems } of failed) {
    const isLate = lasting.length > 0 || Date.now() - started > AGAIN_UNTIL_MS;
    const again = isLate ? problems : await opened(visit);
    lasting.push(...again.map((problem) => `${problem.slice(0, -1)}${CIRCUMSTANCES[visit.how]}.`));
  }
  return { problems: [...new Set(lasting)], visits, left, seconds: Math.round((Date.now() - started) / 1000) };
}

function inWords({ visits, left, seconds }: Seen, recording: Recording | null): string {
  const what = recording ? 'visitas com registros, sem nenhum e sem respostas' : 'endereços';
  const skipped = left.length > 0 ? `, sem ${[...new Set(left)].join(' ')}` : '';
  const missing = recording ? '' : ', sem gravação';
  return `${visits.length - left.length} de ${visits.length} ${what} em ${seconds} s${skipped}${missing}`;
}

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
 * Opens in a browser what a publication would make live, before anybody gets it. `recording` has the answers with
 * which pages are filled.
 * @throws {GateRefusal} with all problems.
 */
export async function probe(store: ReleaseStore, builds: Build[], recording: Recording | null = null): Promise<Probed> {
  const without = (summary: string): Probed => ({ summary, uses: new Map() });
  const browser = await openChromium();
  if (!browser) return without('sem navegador');
  const rehearsal = await rehearse(store, builds);
  const hows: Answering[] = recording ? ['recorded', 'empty', 'failing'] : ['failing'];
  const served = await Promise.all(
    hows.map((how) => serveRehearsal(rehearsal.store, { recording, api: process.env.SHELL_URL, how })),
  );
  const origins: Origins = Object.fromEntries(hows.map((how, i) => [how, served[i]?.origin]));
  try {
    const records = builds.map(({ record }) => record);
    const isShell = records.some(({ module }) => module === SHELL);
    if (!isShell && !rehearsal.live.some(({ module }) => module === SHELL)) return without('sem shell no ar');
    const { uses, onUses } = namesReadBy(records);
    const modules = [...rehearsal.live, ...records].filter(({ container }) => container);
    const containers = Object.fromEntries(modules.map(({ module, container }) => [module, container]));
    const how = { isFramed: isShell, weigh: weighing(rehearsal.store, records), containers, onUses };
    const places = placesOf(records, rehearsal.live);
    const visits = visitsOf(places, partPlacesOf(records, rehearsal.live), recording);
    const seen = await lookAtAll(browser, origins, visits, how);
    const names = records.map(({ module, version }) => `${module} ${version}`).join(', ');
    if (seen.problems.length > 0)
      throw new GateRefusal(seen.problems.map((problem) => `${names}, aberto em ${problem}`));
    return { summary: inWords(seen, recording), uses };
  } finally {
    await browser.close();
    for (const one of served) await one.close();
    await rehearsal.remove();
  }
}
