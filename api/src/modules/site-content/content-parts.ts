import { isDeepStrictEqual } from 'node:util';
import type { HomeSection, NavbarItem, SiteContent, SiteLink } from '@rodovia/shared/contracts';

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

/** The parts of a content by the field that the list of changes knows them by, in words for people. */
const partsOf = ({ Sections, Menu, Links }: SiteContent): [string, string][] => [
  ...Sections.map((section, index): [string, string] => [`section_${index + 1}`, sectionText(section)]),
  ['menu', menuText(Menu)],
  ['links', linksText(Links)],
];

/** A part of the content that is not what it was. */
export interface ChangedPart {
  field: string;
  before: string;
  after: string;
}

/** What of the content is different, part by part. */
export function changedParts(before: SiteContent, after: SiteContent): ChangedPart[] {
  const old = new Map(partsOf(before));
  return partsOf(after)
    .map(([field, text]) => ({ field, before: old.get(field) ?? '', after: text }))
    .filter((part) => part.before !== part.after);
}

/** True where both say the same, in whatever order their keys are stored. */
export const isSameContent = (first: SiteContent, second: SiteContent) => isDeepStrictEqual(first, second);
