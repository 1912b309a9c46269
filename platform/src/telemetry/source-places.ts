import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { ReleaseStore } from '../store/release-store';

const PLACE = /^([^/]+)\/([^/]+)\/(.+):(\d+):(\d+)$/;
/** Names of files in bundles: `webpack://mf-a/./src/page.tsx`. */
const BUNDLED = /^webpack:\/\/[^/]*\/(?:\.\/)?/;

/**
 * Maps positions in releases to the sources (`mf-a/1.0.0-abc1234/100.js:1:2345` → `src/page.tsx:12:3`) with the source
 * maps next to the releases. Positions without a map stay unchanged.
 */
export function sourcePlaces(store: ReleaseStore): (place: string) => Promise<string> {
  const maps = new Map<string, Promise<TraceMap | null>>();
  const read = async (module: string, release: string, file: string) => {
    const content = await store.readFile(module, release, `${file}.map`).catch(() => null);
    return content && new TraceMap(content.toString());
  };
  return async (place) => {
    const [, module = '', release = '', file = '', line, column] = PLACE.exec(place) ?? [];
    const key = `${module}/${release}/${file}`;
    const known = maps.get(key) ?? read(module, release, file);
    maps.set(key, known);
    const map = await known.catch(() => null);
    if (!map) return place;
    // engines count columns from one, source maps from zero
    const found = originalPositionFor(map, { line: Number(line), column: Math.max(0, Number(column) - 1) });
    return found.source ? `${found.source.replace(BUNDLED, '')}:${found.line}:${found.column + 1}` : place;
  };
}
