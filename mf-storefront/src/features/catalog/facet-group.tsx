import type { Facet } from '@rodovia/shared/contracts/catalog';
import { formatNumber } from '@rodovia/shared/runtime';
import { useState } from 'react';
import styles from './filter-panel.module.css';
import { type FilterKey, isSameValue, toggled, valuesOf, withChosen } from './filters';
import { useFilters } from './use-filters';

/** Number of values shown initially; a button shows the others. */
const SHOWN_FIRST = 8;

/** Returns the values with the most products. */
function leading(facets: Facet[]): Set<Facet> {
  const byCount = [...facets].sort((a, b) => b.Count - a.Count);
  return new Set(byCount.slice(0, SHOWN_FIRST));
}

interface Props {
  filter: FilterKey;
  legend: string;
  facets: Facet[];
  /** Prefix of the values in the address. */
  prefix?: string;
}

/** Values of a filter as checkboxes with their number of products; selected values are always shown. */
export function FacetGroup({ filter, legend, facets, prefix = '' }: Props) {
  const { search, choose } = useFilters();
  const [whole, setWhole] = useState(false);
  const written = valuesOf(search, filter).filter((value) =>
    isSameValue('line', value.slice(0, prefix.length), prefix),
  );
  const bare = (value: string) => value.slice(prefix.length).trim();
  const ownOf = ({ Value }: Facet) => written.find((value) => isSameValue(filter, bare(value), Value));
  const all = withChosen(filter, facets, written.map(bare));
  // for label lines only some of the values are known
  const choosing = (value: string) => choose(toggled(search, filter, value, prefix ? undefined : facets));
  const first = leading(all);
  const shown = whole ? all : all.filter((facet) => first.has(facet) || ownOf(facet) !== undefined);
  if (all.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div>
        {shown.map((facet) => (
          <label key={facet.Value}>
            <input
              type="checkbox"
              checked={ownOf(facet) !== undefined}
              onChange={() => choosing(ownOf(facet) ?? prefix + facet.Value)}
            />
            <span>{facet.Value}</span>
            <span>{formatNumber(facet.Count)}</span>
          </label>
        ))}
      </div>
      {all.length > SHOWN_FIRST && (
        <button type="button" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Mostrar menos' : `Mostrar todos (${formatNumber(all.length)})`}
        </button>
      )}
    </fieldset>
  );
}
