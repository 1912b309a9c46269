import { isDeepStrictEqual } from 'node:util';
import type { HomeSection, NavbarItem, SiteContent, SiteLink } from '@rodovia/shared/contracts/site';

const withLink = (words: string, href?: string) => (href ? `${words} → ${href}` : words);

const sectionText = ({ Title, Items }: HomeSection) =>
  [Title, ...Items.map((item) => `– ${withLink(item.Title, item.Link)}: ${item.Description} [${item.Image}]`)].join(
    '\n',
  );

const menuText = (menu: readonly NavbarItem[]) =>
  menu
    .flatMap(({ Item, Href, SubItems }) => [
      withLink(Item, Href),
      ...SubItems.map((sub) => `– ${withLink(sub.Item, sub.Href)}`),
    ])
    .join('\n');

const linksText = (links: readonly SiteLink[]) => links.map(({ Label, Href }) => withLink(Label, Href)).join('\n');

/** Returns the parts of the content with their names in the change history. */
const partsOf = ({ Sections, Menu, Links }: SiteContent): [string, string][] => [
  ...Sections.map((section, index): [string, string] => [`section_${index + 1}`, sectionText(section)]),
  ['menu', menuText(Menu)],
  ['links', linksText(Links)],
];

/** A changed part of the content. */
export interface ChangedPart {
  field: string;
  before: string;
  after: string;
}

/** Returns the changed parts of the content. */
export function changedParts(before: SiteContent, after: SiteContent): ChangedPart[] {
  const old = new Map(partsOf(before));
  return partsOf(after)
    .map(([field, text]) => ({ field, before: old.get(field) ?? '', after: text }))
    .filter((part) => part.before !== part.after);
}

/** Compares content regardless of key order. */
export const isSameContent = (first: SiteContent, second: SiteContent) => isDeepStrictEqual(first, second);
