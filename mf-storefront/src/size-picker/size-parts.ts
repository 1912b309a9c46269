import { parseTyreSize } from '@rodovia/shared/runtime';

/** The parts of a size; sizes in inches have no aspect ratio. */
export interface SizeParts {
  size: string;
  width: string;
  profile: string;
  rim: string;
}

export type Part = Exclude<keyof SizeParts, 'size'>;
export const PARTS: readonly Part[] = ['width', 'profile', 'rim'];

const PATTERN = /^(\d+(?:x\d+)?(?:\.\d+)?)(?:\/(\d{2,3}))?[A-Z-]+(\d+(?:\.\d)?)C?$/;

/** Returns the parts of a size in any usual spelling, or null. */
export function sizeParts(text: string): SizeParts | null {
  const size = parseTyreSize(text)?.text ?? '';
  const match = PATTERN.exec(size);
  return match && { size, width: match[1] ?? '', profile: match[2] ?? '–', rim: match[3] ?? '' };
}

const byNumber = (a: string, b: string) => Number.parseFloat(a) - Number.parseFloat(b) || a.localeCompare(b);

const agrees = (size: SizeParts, chosen: Partial<SizeParts>, except: Part) =>
  PARTS.every((part) => part === except || !chosen[part] || size[part] === chosen[part]);

/** Returns the values of a part that exist together with the chosen values of the other parts. */
export const valuesFor = (part: Part, sizes: readonly SizeParts[], chosen: Partial<SizeParts>): string[] =>
  [...new Set(sizes.filter((size) => agrees(size, chosen, part)).map((size) => size[part]))].sort(byNumber);

/** Returns the sizes with all chosen parts. */
export const matching = (sizes: readonly SizeParts[], chosen: Partial<SizeParts>) =>
  sizes.filter((size) => PARTS.every((part) => !chosen[part] || size[part] === chosen[part]));

/** Returns the parts that all given sizes share. */
export const commonParts = (sizes: readonly SizeParts[]): Partial<Record<Part, string>> =>
  Object.fromEntries(
    PARTS.flatMap((part) => {
      const values = new Set(sizes.map((size) => size[part]));
      return values.size === 1 ? [[part, ...values]] : [];
    }),
  );
