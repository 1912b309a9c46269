/**
 * Returns the area of an API file: a folder of `api/src`, or of its modules. Files next to the areas compose them, and
 * count as one more. Undefined for files of other packages.
 */
export function roomOf(file) {
  const inside = /^api\/src\/(.*)$/.exec(file)?.[1];
  return inside && (/^(modules\/[^/]+|[^/]+)\//.exec(inside)?.[1] ?? 'composition');
}

/** Returns the imports between areas. */
function arrowsOf(files, roomOf) {
  const arrows = new Map();
  for (const { source, dependencies } of files) {
    const from = roomOf(source);
    const rooms = dependencies.map(({ resolved }) => roomOf(resolved)).filter((to) => to && to !== from);
    if (from) arrows.set(from, new Set([...(arrows.get(from) ?? []), ...rooms]));
  }
  return arrows;
}

function reached(arrows, start) {
  const found = new Set();
  const left = [start];
  for (let room = left.pop(); room; room = left.pop()) {
    for (const next of arrows.get(room) ?? []) {
      if (!found.has(next)) left.push(next);
      found.add(next);
    }
  }
  return found;
}

/** Returns the cycles between areas, sorted; `files` are the modules of dependency-cruiser's output. */
export function circles(files, roomOf) {
  const arrows = arrowsOf(files, roomOf);
  const reach = new Map([...arrows.keys()].map((room) => [room, reached(arrows, room)]));
  const groups = [...reach].map(([room, others]) => [...others].filter((other) => reach.get(other)?.has(room)));
  const unlike = new Map(groups.filter((group) => group.length > 0).map((group) => [group.sort().join(), group]));
  return [...unlike.values()].sort();
}
