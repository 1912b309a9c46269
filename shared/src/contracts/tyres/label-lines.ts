/** One line of a product's observation. */
export interface LabelLine {
  label: string;
  value: string;
}

/** Parses lines of `label:value`. A line without a colon is a value with an empty label. */
export function labelLines(observation: string): LabelLine[] {
  return observation
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const colon = line.indexOf(':');
      if (colon < 0) return { label: '', value: line };
      return { label: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() };
    });
}
