import { type Static, Type } from 'typebox';
import { Instant } from './common';

/** The pages of the shop that are nothing but a text, by the last part of their address. */
export const SitePageName = Type.Union([Type.Literal('privacidade'), Type.Literal('termos')]);
export type SitePageName = Static<typeof SitePageName>;

/** Longest text of a page, in characters. */
const LONGEST = 30_000;

/** A page of the shop; how its text is written, `blocksOf` says. */
export const SitePage = Type.Object({
  Name: SitePageName,
  Title: Type.String(),
  Text: Type.String(),
  Updated: Instant,
  Version: Type.Integer(),
});
export type SitePage = Static<typeof SitePage>;

/** `PUT /site-page/{name}`. */
export const SitePageInput = Type.Object(
  { text: Type.String({ maxLength: LONGEST, title: 'Texto' }) },
  { additionalProperties: false },
);
export type SitePageInput = Static<typeof SitePageInput>;
