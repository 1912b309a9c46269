const GATE = 'platform/src/publish/gate.ts';
const DECIDE = 'platform/src/publish/decide.ts';
const VERDICT = 'platform/src/telemetry/verdict.ts';
const TALLY = 'platform/src/telemetry/tally.ts';

/** Publication gate, decisions about live releases, and verdicts on canaries. */
export const mutants = [
  {
    about: 'a module gets less than it needs of a shared package',
    file: GATE,
    find: 'if (semver.satisfies(provided, range)) return [];',
    put: 'return [];',
  },
  {
    about: 'a module for another host is published',
    file: GATE,
    find: 'if (semver.satisfies(provided, hostApi)) return [];',
    put: 'return [];',
  },
  {
    about: 'a shared package that is not there is not missed',
    file: GATE,
    find: 'if (provided === undefined) return [`',
    put: 'if (provided === null) return [`',
  },
  {
    about: 'names that the shell does not have are not missed',
    file: GATE,
    find: 'used.filter((name) => name !== ANY && !known.includes(name))',
    put: 'used.filter((name) => name === ANY && !known.includes(name))',
  },
  {
    about: 'two modules own one route',
    file: GATE,
    find: 'shapeOf(a) === shapeOf(b) && rolesOf',
    put: 'a.path === b.path && rolesOf',
  },
  {
    about: 'a route for other roles is taken for the same',
    file: GATE,
    find: ' && rolesOf(a).some((role) => rolesOf(b).includes(role));',
    put: ';',
  },
  {
    about: 'a name that begins another is let through',
    file: GATE,
    find: 'owner.startsWith(`${other}-`) || other.startsWith(`${owner}-`)',
    put: 'owner === other',
  },
  {
    about: 'a route may ask for a part that is not there',
    file: GATE,
    find: 'chunk && !chunks[chunk] ?',
    put: 'chunk && !chunks ?',
  },
  {
    about: 'a module reads ahead for routes of others',
    file: GATE,
    find: 'module !== SHELL && !routes.some(({ path }) => path === route)',
    put: 'module !== SHELL && routes.length === 0',
  },
  {
    about: 'a style sheet that cannot be read is let through',
    file: GATE,
    find: '    return [`${title(record)}: ${file} não pode ser lido como folha de estilos (${(error as Error).message}).`];\n',
    put: '    return error ? [] : [];\n',
  },
  {
    about: 'a version is any text',
    file: GATE,
    find: 'if (!semver.valid(record.version)) problems',
    put: "if (record.version === '') problems",
  },
  {
    about: 'the canary beside the default is not judged',
    file: GATE,
    find: 'canary ? [current, canary.record] : [current]',
    put: '[current]',
  },
  {
    about: 'what was broken before keeps a change from being made',
    file: GATE,
    find: '.filter((one) => !before.has(one))',
    put: '.filter((one) => one !== undefined || before.has(one))',
  },
  {
    about: 'who comes second overwrites',
    file: DECIDE,
    find: 'now.seq !== pointer.over) throw',
    put: 'now.seq < pointer.over) throw',
  },
  {
    about: 'the gate is not asked',
    file: DECIDE,
    find: 'if (problems.length > 0) throw new GateRefusal(problems);',
    put: '',
  },
  {
    about: 'a decision that was overtaken counts',
    file: DECIDE,
    find: 'if (await store.decide(channel, decision, { pointers })) return;',
    put: 'await store.decide(channel, decision, { pointers });\n    return;',
  },
  {
    about: 'a release that changed since is promoted from another environment',
    file: 'platform/src/publish/channel.ts',
    find: 'if (digest && digest !== (await store.recordDigest(module, release)))',
    put: 'if (digest === "")',
  },
  {
    about: 'what another environment serves is removed',
    file: 'platform/src/publish/gc.ts',
    find: 'of await store.channels())',
    put: 'of [store.channel])',
  },
  {
    about: 'an ES module may import from anywhere',
    file: 'platform/src/publish/contents/es-modules.ts',
    find: 'if (!file || !assets[file])',
    put: 'if (file && !assets[file])',
  },
  {
    about: 'all containers write into one share scope',
    file: 'shell/src/remotes/containers/container.ts',
    find: 'container.init(await scopeFor(source))',
    put: 'container.init(__webpack_share_scopes__.default)',
  },
  {
    about: 'a module of an earlier major gets the packages of the present one',
    file: 'shell/src/remotes/containers/container.ts',
    find: 'scope[earlierKey(HOST, major)]',
    put: 'false',
  },
  {
    about: 'names of an earlier major are not compared with what it has',
    file: 'platform/src/publish/agreement/majors.ts',
    find: 'names: ofMajor(names, nameOf),',
    put: 'names,',
  },
  {
    about: 'a part is shown to roles that it is not for',
    file: 'shared/src/contracts/platform/fillings.ts',
    find: 'slots.includes(slot) && roles.includes(role)',
    put: 'slots.includes(slot)',
  },
  {
    about: 'a part may read what no slot passes',
    file: 'platform/src/publish/agreement/slots.ts',
    find: 'if (offered === undefined) return [`',
    put: 'if (offered === null) return [`',
  },
  {
    about: 'a slot goes while another module fills it',
    file: 'platform/src/publish/agreement/slots.ts',
    find: 'const without = next.filter((record) => !isOffered(slot, [record]));',
    put: 'const without = next.filter((record) => isOffered(slot, [record]));',
  },
  { about: 'a canary is judged by a handful of visits', file: VERDICT, find: 'MIN_VISITS = 50', put: 'MIN_VISITS = 5' },
  {
    about: 'one network takes a canary back',
    file: VERDICT,
    find: 'byOtherNetworks(counts) > MAX_FAILING',
    put: 'byNetwork(counts) > MAX_FAILING',
  },
  { about: 'a canary is taken back late', file: VERDICT, find: 'MAX_FAILING = 0.1', put: 'MAX_FAILING = 0.6' },
  {
    about: 'a network that fails altogether is sound',
    file: VERDICT,
    find: 'byVisit(counts) <= MAX_FAILING && byNetwork(counts) <= MAX_FAILING',
    put: 'byNetwork(counts) <= MAX_FAILING',
  },
  { about: 'a visit is counted twice', file: TALLY, find: 'this.visits.has(visit) || ', put: '' },
  {
    about: 'a network weighs as much as it likes',
    file: TALLY,
    find: 'Math.min(visits, MAX_WEIGHT)',
    put: 'visits',
  },
  {
    about: 'a failure is counted each time it is told',
    file: TALLY,
    find: '    if (this.failed.has(visit)) return false;\n',
    put: '',
  },
  { about: 'one network measures for everybody', file: TALLY, find: 'before >= MAX_WEIGHT || ', put: '' },
];
