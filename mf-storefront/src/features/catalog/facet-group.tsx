import type { Facet } from '@rodovia/shared/contracts';
import { useSearchParams } from '@rodovia/shared/router';
import { formatNumber } from '@rodovia/shared/runtime';
import { useState } from 'react';
import styles from './filter-panel.module.css';
import { type FilterKey, toggled, valuesOf } from './filters';

/** Number of values shown at first; a button shows the others. */
const SHOWN_FIRST = 8;

const same = (a: string, b: string) => a.toLocaleLowerCase('pt-BR') === b.toLocaleLowerCase('pt-BR');

/** The values with the most products, in their original order. */
function leading(facets: Facet[]): Set<Facet> {
  const byCount = [...facets].sort((a, b) => b.Count - a.Count);
  return new Set(byCount.slice(0, SHOWN_FIRST));
}

interface Props {
  filter: FilterKey;
  legend: string;
  facets: Facet[];
  /** What stands before a value in the address. */
  prefix?: string;
}

/** The values of one filter as checkboxes with what each leads to. */
export function FacetGroup({ filter, legend, facets, prefix = '' }: Props) {
  const [search, setSearch] = useSearchParams();
  const [whole, setWhole] = useState(false);
  const chosen = valuesOf(search, filter);
  const ownOf = ({ Value }: Facet) => chosen.find((value) => same(value, prefix + Value));
  const first = leading(facets);
  const shown = whole ? facets : facets.filter((facet) => first.has(facet) || ownOf(facet) !== undefined);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.values}>
        {shown.map((facet) => (
          <label key={facet.Value} className={styles.value}>
            <input
              type="checkbox"
              checked={ownOf(facet) !== undefined}
              onChange={() => setSearch(toggled(search, filter, ownOf(facet) ?? prefix + facet.Value))}
            />
            <span className={styles.name}>{facet.Value}</span>
            <span className={styles.count}>{formatNumber(facet.Count)}</span>
          </label>
        ))}
      </div>
      {facets.length > SHOWN_FIRST && (
        <button type="button" className={styles.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Mostrar menos' : `Mostrar todos (${formatNumber(facets.length)})`}
        </button>
      )}
    </fieldset>
  );
}
