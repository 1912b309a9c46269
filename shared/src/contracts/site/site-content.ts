import { type Static, type TSchema, Type } from 'typebox';
import { Instant, Nullable } from '../records/common';
import { Home, NavbarItem } from './home';
import { SITE_BOUNDS } from './site-bounds';

const line = (title: string, maxLength: number) => Type.String({ title, maxLength });
const address = line('Link', SITE_BOUNDS.address);
const label = line('Texto', SITE_BOUNDS.label);
const closed = { additionalProperties: false };
const list = <T extends TSchema>(of: T, title: string, maxItems: number) => Type.Array(of, { title, maxItems });

/** A link and its text. */
export const SiteLink = Type.Object({ Label: Type.String(), Href: Type.String() });
export type SiteLink = Static<typeof SiteLink>;

/** Editable content of the shop: sections of the home page, public menu, and footer links. */
export const SiteContent = Type.Object({
  Sections: Home.properties.Sections,
  Menu: Type.Array(NavbarItem),
  Links: Type.Array(SiteLink),
});
export type SiteContent = Static<typeof SiteContent>;

const item = Type.Object(
  {
    title: line('Título', SITE_BOUNDS.title),
    image: line('Imagem', SITE_BOUNDS.address),
    description: line('Descrição', SITE_BOUNDS.description),
    link: address,
  },
  closed,
);
const section = Type.Object(
  { title: line('Título', SITE_BOUNDS.title), items: list(item, 'Itens', SITE_BOUNDS.items) },
  closed,
);
const entry = { item: label, href: Type.Optional(address) };
const menuItem = Type.Object(
  { ...entry, subItems: list(Type.Object(entry, closed), 'Itens', SITE_BOUNDS.subItems) },
  closed,
);

/** Payload of `PUT /site-content`: five sections, a menu of at most two levels, and footer links. */
export const SiteContentInput = Type.Object(
  {
    sections: Type.Array(section, { minItems: 5, maxItems: 5, title: 'Seções' }),
    menu: list(menuItem, 'Menu', SITE_BOUNDS.menu),
    links: list(Type.Object({ label, href: address }, closed), 'Links', SITE_BOUNDS.links),
  },
  closed,
);
export type SiteContentInput = Static<typeof SiteContentInput>;

/** One publication of the content. A publication that restores an earlier one refers to it. */
export const SiteVersion = Type.Object({
  Number: Type.Integer(),
  Author: Type.String(),
  Created: Instant,
  ReturnedTo: Nullable(Type.Integer()),
});
export type SiteVersion = Static<typeof SiteVersion>;

/** The draft of the content, or the published content if there is no draft. */
export const SiteDraft = Type.Object({
  Content: SiteContent,
  IsDraft: Type.Boolean(),
  /** Who saved the draft. */
  SavedBy: Type.String(),
  Saved: Nullable(Instant),
  /** The live version; null if nothing has been published yet. */
  Published: Nullable(SiteVersion),
  Version: Type.Integer(),
});
export type SiteDraft = Static<typeof SiteDraft>;

/** The latest publications, newest first. */
export const SiteVersions = Type.Object({ Versions: Type.Array(SiteVersion) });
export type SiteVersions = Static<typeof SiteVersions>;

/** Addresses of pictures that items can show: the shop's drawings and uploaded pictures. */
export const SitePictures = Type.Object({ Drawings: Type.Array(Type.String()), Sent: Type.Array(Type.String()) });
export type SitePictures = Static<typeof SitePictures>;
