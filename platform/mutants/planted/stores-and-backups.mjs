const BUCKET = 'platform/src/store/bucket-store.ts';
const FOLDER = 'platform/src/store/folder-store.ts';
const DOCUMENTS = 'platform/src/store/documents.ts';
const STORE = 'platform/src/store/release-store.ts';
const NAMES = 'platform/src/store/names.ts';
const SHAPES = 'platform/src/store/shapes.ts';
const DISCOVERY = 'platform/src/store/discovery.ts';
const BACKUP = 'api/src/backup/backup.ts';
const TOOL = 'api/src/backup/postgres-tool.ts';
const RELEASES = 'api/src/backup/releases.ts';

/** Release stores on folder and bucket, backup and restore. */
export const mutants = [
  {
    about: 'a file of a bucket that somebody changed is served',
    file: BUCKET,
    find: 'if (digest && integrityOf(content) !== digest)',
    put: 'if (digest && !integrityOf(content))',
  },
  {
    about: 'a bucket that was emptied takes the last copy with it',
    file: BUCKET,
    find: 'if (known.length === 0) continue;',
    put: '',
  },
  {
    about: 'a release of the same name is published over another in a bucket',
    file: BUCKET,
    find: 'if (!present?.equals(content)) throw new AlreadyPublished(module, release);',
    put: '',
  },
  {
    about: 'a storage that ignores conditional writes is used',
    file: BUCKET,
    find: 'if (!first || second)',
    put: 'if (!first)',
  },
  {
    about: 'what a running publication has written is cleared away',
    file: BUCKET,
    find: 'Date.now() - at < DAY_MS)',
    put: 'Date.now() - at < 0)',
  },
  {
    about: 'the record stays when a release is removed half-way',
    file: BUCKET,
    find: 'await this.documents.remove(this.keyOf(module, release, RECORD));',
    put: '',
  },
  {
    about: 'a release of the same name is published over another in a folder',
    file: FOLDER,
    find: 'if (await this.hasRelease(record.module, name)) throw new AlreadyPublished(record.module, name);',
    put: '',
  },
  {
    about: 'a publication that fails leaves its files',
    file: FOLDER,
    find: 'await rm(stage, { recursive: true, force: true });\n      throw',
    put: 'throw',
  },
  {
    about: 'releases are strewn into a folder of something else',
    file: FOLDER,
    find: 'names.length > 0 && !names.some',
    put: 'names.length > 99 && !names.some',
  },
  {
    about: 'a release without its record counts',
    file: FOLDER,
    find: 'return names.filter((name) => existsSync(path.join(this.assetRoot, module, name, RECORD)));',
    put: 'return names.filter((name) => existsSync(path.join(this.assetRoot, module, name)));',
  },
  {
    about: 'of two writers of one key both win',
    file: DOCUMENTS,
    find: 'await link(draft, this.at(key));\n      return true;',
    put: 'await rename(draft, this.at(key));\n      await writeFile(draft, content);\n      return true;',
  },
  {
    about: 'what is still being written is listed',
    file: DOCUMENTS,
    find: 'files.filter((file) => !DRAFT.test(file)).map',
    put: 'files.map',
  },
  {
    about: 'drafts of writers that are at work are removed',
    file: DOCUMENTS,
    find: 'if (Date.now() - mtimeMs > ms) await rm(full, { force: true });',
    put: 'await rm(full, { force: true });',
  },
  {
    about: 'the name of a module leads out of the store',
    file: NAMES,
    find: 'if (!NAME.test(module)) throw new Error(',
    put: 'if (!module) throw new Error(',
  },
  {
    about: 'the name of a release leads out of the store',
    file: NAMES,
    find: "(!RELEASE.test(release) || release.includes('..'))",
    put: '!release',
  },
  {
    about: 'a record of another release is taken for this one',
    file: STORE,
    find: 'record.module !== module || releaseName(record) !== release',
    put: 'record.module !== module',
  },
  {
    about: 'a pointer counts whose decision was never taken',
    file: STORE,
    find: 'found?.pointers.some((one) => one.module === module && one.seq === seq) ?? false',
    put: 'found?.pointers.some((one) => one.module === module && one.seq === seq) ?? true',
  },
  {
    about: 'a pointer counts that its decision does not name',
    file: STORE,
    find: 'one.module === module && one.seq === seq)',
    put: 'one.module === module)',
  },
  {
    about: 'a pointer that cannot be read costs all of a module',
    file: SHAPES,
    find: 'if (!(error instanceof Unreadable)) throw error;',
    put: 'throw error;',
  },
  {
    about: 'a pointer without a reader of its shape is believed',
    file: SHAPES,
    find: "if (problems.length > 0) throw new Unreadable(`${what}: ${problems.join(' ')}`);",
    put: '',
  },
  {
    about: 'a canary of everybody is a canary',
    file: SHAPES,
    find: 'Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 100 })',
    put: 'Type.Number()',
  },
  {
    about: 'a mistyped word of a declaration is passed over',
    file: SHAPES,
    find: 'ofDeclaration(declaration, false)',
    put: 'ofDeclaration(declaration, true)',
  },
  {
    about: 'a release that cannot be read takes the channel down',
    file: DISCOVERY,
    find: 'if (error instanceof Unreadable) return error.message;',
    put: '',
  },
  {
    about: 'the release before is the one that is live',
    file: DISCOVERY,
    find: 'onceLive(pointers).slice(1)',
    put: 'onceLive(pointers)',
  },
  {
    about: 'a backup is written over another',
    file: BACKUP,
    find: 'if (!isEmpty(folder)) throw',
    put: 'if (folder === "") throw',
  },
  {
    about: 'a backup has no pictures',
    file: BACKUP,
    find: 'copyFiles(config.filesDir, folder);',
    put: '',
  },
  {
    about: 'a backup has no releases',
    file: BACKUP,
    find: 'await saveReleases(config.store, join(folder, RELEASES));',
    put: '',
  },
  {
    about: 'a backup that was stopped half-way is restored',
    file: BACKUP,
    find: 'if (!existsSync(path)) throw new Error(`A pasta ${folder} não tem um backup completo.`);',
    put: "if (!existsSync(path)) return { engine: 'postgres', created: '' };",
  },
  {
    about: 'a backup of one engine is restored into the other',
    file: BACKUP,
    find: 'if (engine !== engineOf(config)) throw',
    put: 'if (!engineOf(config)) throw',
  },
  {
    about: 'a restore goes into a database with tables',
    file: BACKUP,
    find: 'await checkEmptyDatabase(config);',
    put: '',
  },
  {
    about: 'a restore mixes with pictures that are there',
    file: BACKUP,
    find: 'checkNoFiles(config);',
    put: '',
  },
  {
    about: 'a restore mixes with releases that are there',
    file: BACKUP,
    find: 'await checkNoReleases(config.store);',
    put: '',
  },
  {
    about: 'a restore brings no pictures back',
    file: BACKUP,
    find: 'copyFiles(folder, config.filesDir);',
    put: '',
  },
  {
    about: 'a dump that failed counts as a backup',
    file: TOOL,
    find: 'if (code === 0) resolve();',
    put: 'if (code !== null) resolve();',
  },
  {
    about: 'the key of a bucket stands in a sentence',
    file: RELEASES,
    find: '(isBucket(store) ? new Bucket(store).place : store)',
    put: 'store',
  },
  {
    about: 'a release is saved before the decision that names it',
    file: RELEASES,
    find: "const PARTS = ['decisions', 'channels', 'notes', 'mf'];",
    put: "const PARTS = ['mf', 'channels', 'notes', 'decisions'];",
  },
  {
    about: 'a restored bucket loses what was there',
    file: RELEASES,
    find: 'if (!(await bucket.create(key, readFileSync(file))))',
    put: 'if (!(await bucket.put(key, readFileSync(file)), true))',
  },
];
