import { type Discovery, type Filling, type Release, releaseEntry } from '@rodovia/shared/contracts/platform';

/** Fallback releases only need their entry; routes are taken from the first release. */
const FALLBACK_ONLY = { routes: [], menu: [], dialogs: [] };

/** Returns digests of the files that the browser asks for by name, of releases that staff move between or of others. */
function filesAhead(federation: Release['extras']['modulefederation'], isKnown: boolean) {
  const { assets, chunks = {}, modules = [], preload } = federation;
  const atStart = modules.filter((file) => preload.includes(file));
  const later = isKnown ? Object.values(chunks).flatMap((chunk) => chunk.files) : [];
  const files = [releaseEntry(federation).file, ...atStart, ...later];
  return Object.fromEntries(files.flatMap((file) => (assets[file] ? [[file, assets[file]]] : [])));
}

/** Returns what a page needs in order to show fillings, without what it only needs to load them ahead. */
const shownFills = (fills: readonly Filling[] | undefined) =>
  fills && { fills: fills.map(({ slot, part, roles, order }) => ({ slot, part, roles, order, props: {} })) };

/**
 * Returns the discovery document without what only publishers and checks need. Pages of staff also know the chunks of
 * all modules, because staff move between them.
 */
export const forBrowser = ({ microFrontends }: Discovery, goesOn: boolean): Discovery => ({
  microFrontends: Object.fromEntries(
    Object.entries(microFrontends).map(([name, releases]) => [
      name,
      releases.map(({ extras: { firstView, offers, fills, ...extras }, metadata: { version }, ...release }, i) => {
        const { name: container, chunks, entry, modules, preload } = extras.modulefederation;
        const known = goesOn && i === 0;
        const modulefederation = {
          name: container,
          assets: filesAhead(extras.modulefederation, known),
          preload: modules ? preload : [],
          shared: {},
          ...(entry && { entry }),
          ...(modules && { modules }),
          ...(known && { chunks }),
        };
        const own =
          i === 0 ? { ...extras, ...(known ? { firstView, offers, fills } : shownFills(fills)) } : FALLBACK_ONLY;
        const { owner, hostApi } = extras;
        return {
          ...release,
          metadata: { version, integrity: '' },
          extras: { owner, hostApi, ...own, modulefederation },
        };
      }),
    ]),
  ),
});
