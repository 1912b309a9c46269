import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { liveState, withoutUnreadable } from '../store/discovery';
import { type ReleaseRecord, releaseName } from '../store/release';
import { AlreadyPublished, type ReleaseStore } from '../store/release-store';
import { type Author, goLive } from './channel';
import { sizeProblems } from './contents/sizes';
import { constellationOf, contentProblems, GateRefusal, problemsOfChange } from './gate';
import { readBuild } from './record';

/** A built module: its folder with `dist`, and its release record. */
export interface Build {
  dir: string;
  record: ReleaseRecord;
}

/**
 * Reads builds.
 * @throws {GateRefusal} with all reasons against releasing them, alone or together with what is live.
 */
export async function judgedBuilds(dirs: string[], sha: (dir: string) => string): Promise<Build[]> {
  const builds = await Promise.all(dirs.map(async (dir) => ({ dir, record: await readBuild(dir, sha(dir)) })));
  const problems: string[] = [];
  for (const { dir, record } of builds) {
    const folder = path.join(dir, 'dist');
    problems.push(...(await contentProblems(record, (file) => readFile(path.join(folder, file), 'utf8'))));
    problems.push(...(await sizeProblems(folder, record)));
  }
  if (problems.length > 0) throw new GateRefusal(problems);
  return builds;
}

/** Refuses invalid publications before anything is written; the decision itself checks again. */
async function judgeEarly(store: ReleaseStore, builds: Build[]) {
  const now = constellationOf(await liveState(store, store.channel, withoutUnreadable));
  const problems = problemsOfChange(now, new Map(builds.map(({ record }) => [record.module, [record]])));
  if (problems.length > 0) throw new GateRefusal(problems);
}

/** Adds a release. An existing one with the same files was left by an interrupted publication, which continues. */
export async function addOnce(store: ReleaseStore, { dir, record }: Build): Promise<void> {
  try {
    await store.addRelease(path.join(dir, 'dist'), record);
  } catch (error) {
    if (!(error instanceof AlreadyPublished)) throw error;
    const { assets } = await store.readRelease(record.module, releaseName(record));
    if (JSON.stringify(assets) !== JSON.stringify(record.assets)) throw error;
  }
}

/** What to publish, where, and by whom. */
export interface PublishOptions extends Author {
  /** Folders of modules with their `dist`; they are validated together and become live in one step. */
  dirs: string[];
  /** Returns what a release was built from: a short commit or content hash. */
  sha: (dir: string) => string;
  /** Percentage of visitors that get the releases first; undefined for all. */
  canary?: number;
  /** Whether the releases are only published as previews. */
  isPreview?: boolean;
  /** Probes the builds before anything is written; throws to refuse. */
  probe?: (builds: Build[]) => Promise<Probed>;
}

/** What the probe found out. */
export interface Probed {
  /** Summary for the audit. */
  summary: string;
  /** Names read of each shared package, by module, where the build does not say them. */
  uses: ReadonlyMap<string, Record<string, string[]>>;
}

/** Returns a build with the names that the probe saw it read. */
function withUses({ dir, record }: Build, uses: Probed['uses'] | undefined): Build {
  const seen = uses?.get(record.module);
  return { dir, record: seen ? { ...record, uses: seen } : record };
}

/**
 * Publishes the built `dist` of modules: validates them, adds them to the store, and makes them live unless they are
 * previews.
 * @returns the records.
 * @throws {GateRefusal} with all reasons, {AlreadyPublished} if a release exists.
 */
export async function publish(store: ReleaseStore, options: PublishOptions): Promise<ReleaseRecord[]> {
  const { dirs, sha, canary, isPreview = false, probe, by, why, commit } = options;
  await store.checkWrites();
  const judged = await judgedBuilds(dirs, sha);
  await judgeEarly(store, judged);
  const probed = await probe?.(judged);
  const builds = judged.map((build) => withUses(build, probed?.uses));
  if (probed?.uses.size) await judgeEarly(store, builds);
  for (const build of builds) await addOnce(store, build);
  const records = builds.map(({ record }) => record);
  if (isPreview) return records;
  const steps = records.map((record) => ({
    module: record.module,
    release: releaseName(record),
    ...(canary !== undefined && { traffic: canary }),
  }));
  await goLive(store, { steps, action: 'publish', by, why, commit, ...(probed && { probed: probed.summary }) });
  return records;
}
