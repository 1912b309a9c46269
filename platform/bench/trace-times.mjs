import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** Kinds of work by the events of a trace, as `[kind, event names]`. */
const KINDS = [
  ['analisar e compilar JavaScript', /^(v8\.(compile|produceCache|parse)|V8\.(Compile|Parse)|.*StreamingCompile)/i],
  [
    'executar JavaScript',
    /^(EvaluateScript|v8\.evaluateModule|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch|XHRReadyStateChange|XHRLoad|v8\.callFunction|JSRunMicrotasks|v8\.run)/,
  ],
  ['coleta de lixo', /GC|BlinkGC/],
  ['estilo', /^(UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet|ScheduleStyleRecalculation|StyleRecalc)/],
  ['disposição', /^Layout$/],
  ['pintura', /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|UpdateLayerTree|PaintImage|CompositeLayers)/],
  ['HTML', /^ParseHTML/],
];
const kindOf = (name) => KINDS.find(([, names]) => names.test(name))?.[0];

/** Returns the events of the busiest renderer's main thread, by start. */
export function mainThread(events) {
  const names = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const threads = names.map(({ pid, tid }) => events.filter((one) => one.pid === pid && one.tid === tid));
  const busy = (thread) => thread.reduce((sum, { dur = 0, name }) => sum + (name === 'RunTask' ? dur : 0), 0);
  const [busiest = []] = threads.sort((a, b) => busy(b) - busy(a));
  return busiest.toSorted((a, b) => a.ts - b.ts);
}

/**
 * Returns the ms of a thread by kind of work: each event without the events inside of it. What has no kind counts for
 * the event around it.
 */
export function timesByKind(thread) {
  const times = new Map();
  const open = [];
  const close = (until) => {
    while (open.length > 0 && open.at(-1).end <= until) {
      const { kind, self } = open.pop();
      if (kind) times.set(kind, (times.get(kind) ?? 0) + self / 1000);
    }
  };
  for (const { ph, name, ts, dur = 0 } of thread) {
    if (ph !== 'X') continue;
    close(ts);
    const around = open.at(-1);
    const kind = kindOf(name) ?? around?.kind;
    if (around) around.self -= dur;
    open.push({ kind, end: ts + dur, self: dur });
  }
  close(Number.POSITIVE_INFINITY);
  return times;
}

/** Returns the samples of the profile of a process, as nodes with their self time in ms. */
export function profiledNodes(events, pid) {
  const nodes = new Map();
  const profiles = events.filter((one) => one.pid === pid && (one.name === 'Profile' || one.name === 'ProfileChunk'));
  for (const { args, id } of profiles) {
    const { cpuProfile, timeDeltas = [] } = args.data;
    for (const node of cpuProfile?.nodes ?? []) nodes.set(`${id} ${node.id}`, { ...node.callFrame, self: 0 });
    for (const [at, sample] of (cpuProfile?.samples ?? []).entries()) {
      const node = nodes.get(`${id} ${sample}`);
      if (node) node.self += (timeDeltas[at] ?? 0) / 1000;
    }
  }
  return [...nodes.values()].filter(({ self }) => self > 0);
}

const RELEASE_FILE = /\/mf\/([\w-]+)\/([\w.-]+)\/(.+?)(?:\?|$)/;
const BUNDLED = /^webpack:\/\/[^/]*\/(?:\.\/)?/;

/** Returns a function that names the place of a call frame: in the sources where a map is, else in the file. */
export function sourceNames(store) {
  const maps = new Map();
  const mapOf = (module, release, file) => {
    const name = path.join(store, 'mf', module, release, `${file}.map`);
    const known =
      maps.get(name) ??
      readFile(name, 'utf8').then(
        (text) => new TraceMap(text),
        () => null,
      );
    maps.set(name, known);
    return known;
  };
  return async ({ functionName, url, lineNumber, columnNumber }) => {
    const [, module, release, file] = RELEASE_FILE.exec(url) ?? [];
    const map = module && (await mapOf(module, release, file));
    const found = map && originalPositionFor(map, { line: lineNumber + 1, column: columnNumber });
    const name = found?.name ?? functionName ?? '';
    const place = found?.source
      ? `${found.source.replace(BUNDLED, '').replace(/^.*node_modules\//, '')}:${found.line}`
      : url;
    return { name: name || '(sem nome)', place: place || '(navegador)' };
  };
}

/** Returns the package or folder of a place: `react-dom`, `@ant-design/cssinjs`, `shared/src`. */
export function ownerOf(place) {
  const [first = '', second = ''] = place.split('/');
  return first.startsWith('@') || ['shared', 'shell'].includes(first)
    ? `${first}/${second}`
    : first.replace(/:\d+$/, '');
}
