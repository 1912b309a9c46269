import type { Role } from '@rodovia/shared/contracts/people';
import type { Discovery } from '@rodovia/shared/contracts/platform';

/** A schema.org object. */
export type Thing = Record<string, unknown>;

/** Head of a page; see `PageHead` of the module contract. */
export interface Head {
  title: string;
  description: string;
  canonical: string;
  status: 200 | 404;
  noindex?: boolean;
  image?: string;
  /** One object or several; older releases return one. */
  jsonLd?: Thing | readonly Thing[];
}

/** A first view rendered on the server. */
export interface Rendered {
  html: string;
  head: Head;
}

/** Returns whether a value is an absolute or relative address. */
const isAddress = (value: unknown) => typeof value === 'string' && URL.canParse(value, 'http://page');

/** Returns whether a value can be used for a page. Modules produce it, so it is validated. */
export function isRendered(value: unknown): value is Rendered {
  const { html, head } = (value ?? {}) as Partial<Rendered>;
  if (typeof html !== 'string' || typeof head !== 'object' || head === null) return false;
  const { title, description, canonical, status, image } = head;
  const isSaid = typeof title === 'string' && typeof description === 'string' && isAddress(canonical);
  return isSaid && (status === 200 || status === 404) && (image === undefined || isAddress(image));
}

/** Server bundle of a module. */
export interface ServerBundle {
  name: string;
  file: string;
}

/** Everything that rendering depends on. Files are absolute; `data` holds the answers of the first view by address. */
export interface Drawing {
  shellFile: string;
  moduleName: string;
  moduleFile: string;
  /** Modules that fill slots of the page. */
  fillers?: ServerBundle[];
  url: string;
  discovery: Discovery;
  data: Record<string, unknown>;
  /** Set for staff, for whom only the frame is rendered, because the content is private. */
  role?: Role;
}

/** Code of the releases of a page, sent with its first rendering. */
export interface Sources {
  shell: string;
  /** Absent for staff frames, which only need the shell. */
  module?: string;
  /** Code of the fillers, in their order. */
  fillers?: string[];
}

/** Request to the rendering process. */
export interface Order {
  /** Name of the pair. */
  key: string;
  drawing: Drawing;
  sources?: Sources;
}
