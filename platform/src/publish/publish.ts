import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { liveState, withoutUnreadable } from '../store/discovery';
import { type ReleaseRecord, releaseName } from '../store/release';
import { AlreadyPublished, type ReleaseStore } from '../store/release-store';
import { type Author, goLive } from './channel';
import { LIVE } from './decide';
import { constellationOf, contentProblems, GateRefusal, problemsOfChange } from './gate';
import { readBuild } from './record';
import { sizeProblems } from './sizes';

/** A built module: its folder with `dist`, and the record of what it would be released as. */
export interface Build {
  dir: string;
  record: ReleaseRecord;
}

/** Reads builds; @throws {GateRefusal} with every reason why they may not be released, alone or with what is live. */
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

/** Refuses what cannot be live before anything is written; what decides is asked once more with the decision. */
async function judgeEarly(store: ReleaseStore, builds: Build[]) {
  const now = constellationOf(await liveState(store, LIVE, withoutUnreadable));
  const problems = problemsOfChange(now, new Map(builds.map(({ record }) => [record.module, [record]])));
  if (problems.length > 0) throw new GateRefusal(problems);
}

/** Adds a release. One that is there already with the same files is what a stopped publication left: it goes on. */
export async function addOnce(store: ReleaseStore, { dir, record }: Build): Promise<void> {
  try {
    await store.addRelease(path.join(dir, 'dist'), record);
  } catch (error) {
    if (!(error instanceof AlreadyPublished)) throw error;
    const { assets } = await store.readRelease(record.module, releaseName(record));
    if (JSON.stringify(assets) !== JSON.stringify(record.assets)) throw error;
  }
}

export interface PublishOptions extends Author {
  /** Folders of modules, each with its `dist`; what is published together is judged together, and live in one step. */
  dirs: string[];
  /** What the releases were built from: a short commit or content hash. */
  sha: (dir: string) => string;
  /** Percent of the visitors that get the releases first; undefined for all. */
  canary?: number;
  /** True where nobody gets the releases unless they ask for them. */
  isPreview?: boolean;
  /** Looks at the builds before anything is written: may refuse by throwing; answers what was done, for the audit. */
  probe?: (builds: Build[]) => Promise<string>;
}

/**
 * Makes the built `dist` of modules releases: judged, added to the store, and live unless they are a preview.
 * Answers the records.
 * @throws {GateRefusal} with every reason, {AlreadyPublished} where a release exists.
 */
export async function publish(store: ReleaseStore, options: PublishOptions): Promise<ReleaseRecord[]> {
  const { dirs, sha, canary, isPreview = false, probe, by, why, commit } = options;
  await store.checkWrites();
  const builds = await judgedBuilds(dirs, sha);
  await judgeEarly(store, builds);
  const probed = await probe?.(builds);
  for (const build of builds) await addOnce(store, build);
  const records = builds.map(({ record }) => record);
  if (isPreview) return records;
  const steps = records.map((record) => ({
    module: record.module,
    release: releaseName(record),
    ...(canary !== undefined && { traffic: canary }),
  }));
  await goLive(store, { steps, action: 'publish', by, why, commit, ...(probed && { probed }) });
  return records;
}
