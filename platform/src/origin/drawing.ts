import type { Discovery, Role } from '@rodovia/shared/contracts';

/** Structured data after schema.org. */
export type Thing = Record<string, unknown>;

/** What a page's head says; see `PageHead` of the modules' contract. */
export interface Head {
  title: string;
  description: string;
  canonical: string;
  status: 200 | 404;
  noindex?: boolean;
  image?: string;
  /** One thing or several; releases from before there were several say one. */
  jsonLd?: Thing | readonly Thing[];
}

/** A first view drawn on the server. */
export interface Rendered {
  html: string;
  head: Head;
}

/** True for an address of the page's own origin, or of another. */
const isAddress = (value: unknown) => typeof value === 'string' && URL.canParse(value, 'http://page');

/** True for what a page can be made of. A module writes it: nothing of it is taken for granted. */
export function isRendered(value: unknown): value is Rendered {
  const { html, head } = (value ?? {}) as Partial<Rendered>;
  if (typeof html !== 'string' || typeof head !== 'object' || head === null) return false;
  const { title, description, canonical, status, image } = head;
  const isSaid = typeof title === 'string' && typeof description === 'string' && isAddress(canonical);
  return isSaid && (status === 200 || status === 404) && (image === undefined || isAddress(image));
}

/** All that a drawing depends on. Files are absolute; `data` holds the answers of the first view by address. */
export interface Drawing {
  shellFile: string;
  moduleName: string;
  moduleFile: string;
  url: string;
  discovery: Discovery;
  data: Record<string, unknown>;
  /** Of staff, for whom only the frame of the address is drawn: what is in it, they alone may see. */
  role?: Role;
}

/** The code of a pair of releases, which comes with the first drawing of it. */
export interface Sources {
  shell: string;
  /** Staff's frame is the shell's alone. */
  module?: string;
}

/** What the server asks of this process. */
export interface Order {
  /** Name of the pair. */
  key: string;
  drawing: Drawing;
  sources?: Sources;
}
