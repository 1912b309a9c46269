import { type Filling, type Offer, rolesOf, typesFit } from '@rodovia/shared/contracts/platform';
import { SHELL } from '../../store/discovery';
import type { ReleaseRecord } from '../../store/release';

const title = ({ module, version }: Pick<ReleaseRecord, 'module' | 'version'>) => `${module} ${version}`;
const offersOf = ({ declaration }: ReleaseRecord): readonly Offer[] => declaration.offers ?? [];
const fillsOf = ({ declaration }: ReleaseRecord): readonly Filling[] => declaration.fills ?? [];

/** Returns problems of a release's own offers and fillings. */
export function slotProblems(record: ReleaseRecord): string[] {
  const { module, declaration, chunks = {} } = record;
  const own = new Set(declaration.routes.map(({ path }) => path));
  const foreign = offersOf(record).flatMap(({ slot, routes, roles }) => {
    if (module === SHELL) return roles ? [] : [`${title(record)} oferece ${slot} sem dizer a que papéis.`];
    return routes
      .filter((route) => !own.has(route))
      .map((route) => `${title(record)} oferece ${slot} em ${route}, que não é rota sua.`);
  });
  const names = fillsOf(record).map(({ slot, part }) => `${slot} ${part}`);
  const twice = names.filter((name, i) => names.indexOf(name) !== i);
  const missing = fillsOf(record).flatMap(({ part, chunk }) =>
    chunk && !chunks[chunk] ? [`A parte ${part} de ${title(record)} pede o pedaço '${chunk}', que não há.`] : [],
  );
  return [...foreign, ...twice.map((name) => `${title(record)} preenche ${name} duas vezes.`), ...missing];
}

/** A slot as one release offers it. */
interface Offered {
  owner: ReleaseRecord;
  offer: Offer;
}

/** Returns the roles that see a slot. */
const rolesSeeing = ({ owner, offer }: Offered): readonly string[] =>
  offer.roles ?? owner.declaration.routes.filter(({ path }) => offer.routes.includes(path)).flatMap(rolesOf);

/** Returns in what a filling does not fit an offer. */
function misfits(filler: ReleaseRecord, { slot, part, props }: Filling, { owner, offer }: Offered): string[] {
  return Object.entries(props).flatMap(([name, wanted]) => {
    const offered = offer.props[name];
    const what = `A parte ${part} de ${title(filler)} lê '${name}' em ${slot}`;
    if (offered === undefined) return [`${what}; ${title(owner)} não o passa.`];
    return typesFit(offered, wanted) ? [] : [`${what} como ${wanted}; ${title(owner)} passa ${offered}.`];
  });
}

/**
 * Returns problems of fillings with the offers of all releases that visitors may get. Fillings of newcomers need an
 * offer; others stay when their slot goes with its owner, and show nothing.
 */
export function fillingProblems(releases: readonly ReleaseRecord[], newcomers: ReadonlySet<string>): string[] {
  const offered = releases.flatMap((owner) => offersOf(owner).map((offer) => ({ owner, offer })));
  return releases.flatMap((filler) =>
    fillsOf(filler).flatMap((filling) => {
      const { slot, part, roles } = filling;
      const there = offered.filter(({ offer }) => offer.slot === slot);
      const what = `A parte ${part} de ${title(filler)}`;
      if (there.length === 0)
        return newcomers.has(filler.module) ? [`${what} preenche ${slot}, que ninguém oferece.`] : [];
      const seeing = new Set(there.flatMap(rolesSeeing));
      const unseen = roles.filter((role) => !seeing.has(role));
      return [
        ...unseen.map((role) => `${what} é para ${role}, que não vê ${slot}.`),
        ...there.flatMap((one) => misfits(filler, filling, one)),
      ];
    }),
  );
}

/**
 * Returns slots that a module stops to offer while others fill them. A module that goes as a whole takes its slots with
 * it.
 */
export function withdrawnOffers(
  before: readonly ReleaseRecord[],
  next: readonly ReleaseRecord[],
  all: readonly ReleaseRecord[],
): string[] {
  const isOffered = (slot: string, releases: readonly ReleaseRecord[]) =>
    releases.some((record) => offersOf(record).some((offer) => offer.slot === slot));
  const slots = new Set(before.flatMap(offersOf).map(({ slot }) => slot));
  return [...slots].flatMap((slot) => {
    // another module offers it too
    if (!isOffered(slot, next) && isOffered(slot, all)) return [];
    const without = next.filter((record) => !isOffered(slot, [record]));
    const fillers = all.filter((record) => fillsOf(record).some((filling) => filling.slot === slot));
    return without.flatMap((owner) =>
      fillers.map((filler) => `${title(owner)} deixa de oferecer ${slot}, que ${title(filler)} preenche.`),
    );
  });
}
