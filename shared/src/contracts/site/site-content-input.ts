import type { NavbarItem } from './home';
import type { SiteContent, SiteContentInput } from './site-content';

const inputEntry = ({ Item, Href }: Pick<NavbarItem, 'Item' | 'Href'>) => ({ item: Item, ...(Href && { href: Href }) });

/** Returns the payload that would save the given content. */
export const contentInputOf = ({ Sections, Menu, Links }: SiteContent): SiteContentInput => ({
  sections: Sections.map(({ Title, Items }) => ({
    title: Title,
    items: Items.map((item) => ({
      title: item.Title,
      image: item.Image,
      description: item.Description,
      link: item.Link,
    })),
  })),
  menu: Menu.map(({ SubItems, ...item }) => ({ ...inputEntry(item), subItems: SubItems.map(inputEntry) })),
  links: Links.map(({ Label, Href }) => ({ label: Label, href: Href })),
});
