import { parseTyreSize } from '@rodovia/shared/contracts/tyre-size';
import { useNavigate } from '@rodovia/shared/router';
import { callPath } from '@rodovia/shared/runtime';
import { type KeyboardEvent, useId, useState } from 'react';
import { SearchIcon } from './icons';
import styles from './search-box.module.css';
import { useSuggestions } from './use-suggestions';

/** Where a search leads: a size is a filter of the list, anything else a term. */
function listFor(text: string): string {
  const size = parseTyreSize(text);
  return size && !size.rest ? callPath('/modelos', { size: size.text }) : callPath('/modelos', { term: text.trim() });
}

/** One field for a size in any spelling, a brand or words; suggestions from three characters, by keyboard too. */
export function SearchBox() {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const found = useSuggestions(open ? text : '');
  const go = (href: string) => {
    setOpen(false);
    setActive(-1);
    navigate(href);
  };
  const submit = () => {
    const chosen = found[active];
    if (chosen) go(`/modelos/${chosen.Code}`);
    else if (text.trim()) go(listFor(text));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setActive(((active + 1 + step + found.length + 1) % (found.length + 1)) - 1);
  };
  const shown = open && found.length > 0;
  return (
    <search className={styles.search}>
      <form
        className={styles.form}
        action="/modelos"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          type="search"
          name="term"
          className={styles.input}
          placeholder="Medida, marca ou palavra: 205/55R16"
          aria-label="Buscar pneus por medida, marca ou palavra"
          role="combobox"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(-1);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        <button type="submit" className={styles.submit} aria-label="Buscar">
          <SearchIcon />
        </button>
        <div id={`${id}-list`} role="listbox" aria-label="Sugestões" className={styles.list} hidden={!shown}>
          {found.map((product, i) => (
            <div
              key={product.Code}
              id={`${id}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === active}
              className={styles.option}
              onPointerDown={(event) => {
                event.preventDefault();
                go(`/modelos/${product.Code}`);
              }}
            >
              <strong>{product.Size}</strong> {product.Description}
            </div>
          ))}
        </div>
      </form>
    </search>
  );
}
