import { type Static, Type } from 'typebox';
import { Instant } from '../records/common';

/** Names of the text pages of the shop: the last segment of their addresses. */
export const SitePageName = Type.Union([Type.Literal('privacidade'), Type.Literal('termos')]);
export type SitePageName = Static<typeof SitePageName>;

/** Maximum length of a page, in characters. */
const MAX_TEXT = 30_000;

/** A text page of the shop. `blocksOf` defines the markup of its text. */
export const SitePage = Type.Object({
  Name: SitePageName,
  Title: Type.String(),
  Text: Type.String(),
  Updated: Instant,
  Version: Type.Integer(),
});
export type SitePage = Static<typeof SitePage>;

/** Payload of `PUT /site-page/{name}`. */
export const SitePageInput = Type.Object(
  { text: Type.String({ maxLength: MAX_TEXT, title: 'Texto' }) },
  { additionalProperties: false },
);
export type SitePageInput = Static<typeof SitePageInput>;
