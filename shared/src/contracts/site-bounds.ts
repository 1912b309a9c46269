/** How much of everything the shop's own pages may hold. */
export const SITE_BOUNDS = {
  /** Items of a section; the first section shows one. */
  items: 12,
  menu: 8,
  subItems: 30,
  links: 12,
  title: 80,
  description: 300,
  label: 60,
  address: 500,
  pictures: 200,
  versions: 100,
} as const;

/** Key of the address that shows the draft to whoever may see it. */
export const CONTENT_PREVIEW = 'previa';
/** The cookie that lets one browser look at the draft. */
export const PREVIEW_COOKIE = 'content-preview';
