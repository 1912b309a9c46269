import type { SiteContent, SiteContentInput } from '@rodovia/shared/contracts/site';

const entry = ({ item, href }: { item: string; href?: string }) => {
  const Href = href?.trim();
  return { Item: item.trim(), ...(Href && { Href }), IsTitle: !Href };
};

/** Converts a payload to content without hidden characters; entries without a link are headings. */
export const contentOf = ({ sections, menu, links }: SiteContentInput): SiteContent => ({
  Sections: sections.map(({ title, items }) => ({
    Title: title.trim(),
    Items: items.map((item) => ({
      Title: item.title.trim(),
      Image: item.image.trim(),
      Description: item.description.trim(),
      Link: item.link.trim(),
    })),
  })),
  Menu: menu.map(({ item, href, subItems }) => ({
    ...entry(subItems.length > 0 ? { item } : { item, href }),
    SubItems: subItems.map(entry),
  })),
  Links: links.map(({ label, href }) => ({ Label: label.trim(), Href: href.trim() })),
});
