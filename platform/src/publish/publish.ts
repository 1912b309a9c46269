import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { liveState } from '../store/discovery';
import { type ReleaseRecord, releaseName } from '../store/release';
import { AlreadyPublished, type ReleaseStore } from '../store/release-store';
import { type Author, LIVE, setCanary, setLive } from './channel';
import { constellationProblems, contentProblems } from './gate';
import { readBuild } from './record';

export interface PublishOptions extends Author {
  /** Folders of modules, each with its `dist`; what is published together is judged together. */
  dirs: string[];
  /** What the releases were built from: a short commit or content hash. */
  sha: (dir: string) => string;
  /** True for builds of a working copy, of which one version may have many. */
  isSnapshot?: boolean;
  /** Percent of the visitors that get the releases first; undefined for all. */
  canary?: number;
  /** True where nobody gets the releases unless they ask for them. */
  isPreview?: boolean;
}

/** Refusal of a publication, with every reason. */
export class GateRefusal extends Error {
  constructor(readonly problems: string[]) {
    super(`Publicação recusada:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

async function versionProblems(store: ReleaseStore, { module, version, sha }: ReleaseRecord) {
  const taken = (await store.releasesOf(module)).find((name) => name.startsWith(`${version}-`));
  return taken && taken !== `${version}-${sha}` ? [`${module} ${version} já foi publicado como ${taken}.`] : [];
}

/** The live releases with `candidates` in the place of those they would take over from. */
async function withCandidates(store: ReleaseStore, candidates: ReleaseRecord[]) {
  const { shell, modules } = await liveState(store, LIVE);
  const all = new Map([...modules].map(([name, { current }]) => [name, current]));
  for (const candidate of candidates) if (candidate.module !== 'shell') all.set(candidate.module, candidate);
  return {
    shell: candidates.find(({ module }) => module === 'shell') ?? shell?.current ?? null,
    modules: [...all.values()],
  };
}

/** Throws with every reason why these releases may not be live together with what is. @throws {GateRefusal} */
export async function judge(store: ReleaseStore, candidates: ReleaseRecord[]) {
  const problems = constellationProblems(await withCandidates(store, candidates));
  if (problems.length > 0) throw new GateRefusal(problems);
}

async function judgeBuilds(store: ReleaseStore, builds: { dir: string; record: ReleaseRecord }[], isSnapshot: boolean) {
  const problems: string[] = [];
  for (const { dir, record } of builds) {
    if (!isSnapshot) problems.push(...(await versionProblems(store, record)));
    problems.push(...(await contentProblems(record, (file) => readFile(path.join(dir, 'dist', file), 'utf8'))));
  }
  if (problems.length > 0) throw new GateRefusal(problems);
  await judge(
    store,
    builds.map(({ record }) => record),
  );
}

/** Adds a release. One that is there already with the same files is what a stopped publication left: it goes on. */
async function addOnce(store: ReleaseStore, folder: string, record: ReleaseRecord) {
  try {
    await store.addRelease(folder, record);
  } catch (error) {
    if (!(error instanceof AlreadyPublished)) throw error;
    const { assets } = await store.readRelease(record.module, releaseName(record));
    if (JSON.stringify(assets) !== JSON.stringify(record.assets)) throw error;
  }
}

/**
 * Makes the built `dist` of modules releases: judged, added to the store, and live unless they are a preview.
 * Answers the records.
 * @throws {GateRefusal} with every reason, {AlreadyPublished} where a release exists.
 */
export async function publish(store: ReleaseStore, options: PublishOptions): Promise<ReleaseRecord[]> {
  const { dirs, sha, isSnapshot = false, canary, isPreview = false, by, why, commit } = options;
  const builds = await Promise.all(dirs.map(async (dir) => ({ dir, record: await readBuild(dir, sha(dir)) })));
  await judgeBuilds(store, builds, isSnapshot);
  for (const { dir, record } of builds) await addOnce(store, path.join(dir, 'dist'), record);
  const records = builds.map(({ record }) => record);
  if (isPreview) return records;
  for (const record of records) {
    const author = { by, why, commit };
    if (canary === undefined) await setLive(store, record.module, releaseName(record), 'publish', author);
    else await setCanary(store, record.module, { release: releaseName(record), traffic: canary }, author);
  }
  return records;
}
