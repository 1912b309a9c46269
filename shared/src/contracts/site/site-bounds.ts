/** Limits of the shop's editable content. */
export const SITE_BOUNDS = {
  /** Maximum number of items per section; the first section shows one. */
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

/** Query parameter that shows the draft to people who are allowed to see it. */
export const CONTENT_PREVIEW = 'previa';
/** Name of the cookie that allows one browser to see the draft. */
export const PREVIEW_COOKIE = 'content-preview';
