const MATCHER = /(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g;
const GROUPING = /\b(?:by|on|without|ignoring)\s*\(([^)]*)\)/g;
const WORDS = new Set(['and', 'or', 'unless']);

const matchersOf = (braces = '') =>
  [...braces.matchAll(MATCHER)].map(([, label, kind, value]) => ({ label, kind, value }));

/** Reads a PromQL expression: returns its metrics, each with its matchers, and the labels it groups by. */
export function readExpression(expression) {
  const labels = [];
  const rest = expression
    .replace(GROUPING, (_, names) => {
      labels.push(...names.split(',').map((name) => name.trim()));
      return ' ';
    })
    .replace(/\[\w+\]/g, ' ');
  const selectors = [];
  for (const [, name, braces, call] of rest.matchAll(/([a-z_][\w:]*)\s*(?:\{([^}]*)\}|(\())?/gi)) {
    if (!call && !WORDS.has(name)) selectors.push({ name, matchers: matchersOf(braces) });
  }
  return { labels, selectors };
}

/** Parses a metrics text into its series: name and labels. */
export const readMetrics = (text) =>
  text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, name, braces = ''] = /^([\w:]+)(?:\{(.*)\})? /.exec(line) ?? [];
      return { name, labels: Object.fromEntries(matchersOf(braces).map(({ label, value }) => [label, value])) };
    });
