import styles from './jump.module.css';
import type { Place } from './recent';
import type { PlaceGroup } from './use-places';

interface Props {
  id: string;
  groups: readonly PlaceGroup[];
  active: number;
  onChoose: (place: Place, aside?: boolean) => void;
}

/** Options of the input above, by group; the input keeps the focus. */
export function PlaceList({ id, groups, active, onChoose }: Props) {
  let next = 0;
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Resultados" className={styles.list}>
      {groups.map(({ title, places }) => (
        // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role, not by <fieldset>
        <div key={title} role="group" aria-label={title}>
          <div className={styles.title} aria-hidden="true">
            {title}
          </div>
          {places.map((place) => {
            const at = next++;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys of its options
              <div
                key={place.href}
                id={`${id}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                className={styles.option}
                onClick={(event) => onChoose(place, event.ctrlKey || event.metaKey)}
                onAuxClick={(event) => event.button === 1 && onChoose(place, true)}
                // some systems scroll with the middle button
                onMouseDown={(event) => event.button === 1 && event.preventDefault()}
              >
                {place.label} {place.hint && <span className={styles.hint}>{place.hint}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
