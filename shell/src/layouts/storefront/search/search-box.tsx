import { MAX_TERM_LENGTH, overLong } from '@rodovia/shared/contracts/rules';
import { useLocation, useNavigate } from '@rodovia/shared/router';
import { callPath, lazyComponent, parseTyreSize } from '@rodovia/shared/runtime';
import { type KeyboardEvent, Suspense, useEffect, useId, useState } from 'react';
import { SearchIcon } from '../icons';
import styles from '../search-box.module.css';
import type { Offered } from './suggestions';

const Suggestions = lazyComponent(() =>
  import(/* webpackChunkName: "suggestions" */ './suggestions').then(({ Suggestions }) => Suggestions),
);

/** Returns the address for a search: a size becomes a filter of the list, anything else a term. */
function listFor(text: string): string {
  const size = parseTyreSize(text);
  return size && !size.rest ? callPath('/modelos', { size: size.text }) : callPath('/modelos', { term: text.trim() });
}

/** Returns what the current list was searched for: its term, or its size. */
function useSearched(): string {
  const { pathname, search } = useLocation();
  if (pathname !== '/modelos') return '';
  const params = new URLSearchParams(search);
  const size = params.get('size') ?? '';
  return params.get('term') || (size.includes(';') ? '' : size);
}

/** State of the search text; a different search on screen replaces it. */
function useTyped() {
  const searched = useSearched();
  const [{ text, of }, setTyped] = useState({ text: searched, of: searched });
  if (of !== searched) setTyped({ text: searched, of: searched });
  return [text, (changed: string) => setTyped({ text: changed, of: searched })] as const;
}

/** Minimum length for suggestions. */
const MIN_LENGTH = 3;
const FAILURE = 'As sugestões não vieram. Com Enter a busca abre a lista.';
const NOTHING: Offered = { hrefs: [], note: '' };

/** Whether the code of the suggestions has loaded; each new text retries. */
function useCode(text: string) {
  const [code, setCode] = useState<'there' | 'lost'>();
  useEffect(() => {
    if (!text) return;
    Suggestions.preload().then(
      () => setCode('there'),
      () => setCode('lost'),
    );
  }, [text]);
  return code;
}

/** Search field for a size in any spelling, a brand, or words, with suggestions from three characters. */
export function SearchBox() {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useTyped();
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const long = overLong('Busca', MAX_TERM_LENGTH, text);
  const [offered, setOffered] = useState(NOTHING);
  const query = open && !long && text.trim().length >= MIN_LENGTH ? text : '';
  const code = useCode(query);
  const { hrefs, note: announcement } = query ? offered : NOTHING;
  const note = long ?? (query && code === 'lost' ? FAILURE : announcement);
  const shown = hrefs.length > 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
    setOffered(NOTHING);
  };
  const openList = () => {
    close();
    if (text.trim() && !long) navigate(listFor(text));
  };
  const choose = (href: string) => {
    close();
    navigate(href);
  };
  const move = (step: number) => {
    setOpen(true);
    setActive(((active + 1 + step + hrefs.length + 1) % (hrefs.length + 1)) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (!['Escape', 'ArrowDown', 'ArrowUp'].includes(key)) return;
    event.preventDefault();
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (shown || note) close();
    else setText('');
  };
  return (
    <search className={styles.search}>
      <form
        className={styles.form}
        action="/modelos"
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = hrefs[active];
          if (chosen) choose(chosen);
          else openList();
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
          aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(-1);
            setOpen(true);
          }}
          onFocus={() => void Suggestions.preload().catch(() => undefined)}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <button type="submit" className={styles.submit} aria-label="Buscar">
          <SearchIcon />
        </button>
        <div id={`${id}-list`} role="listbox" aria-label="Sugestões" className={styles.list} hidden={!shown}>
          {query && code === 'there' && (
            <Suspense>
              <Suggestions
                id={id}
                typed={query}
                active={active}
                failure={FAILURE}
                onChoose={choose}
                onOffer={setOffered}
              />
            </Suspense>
          )}
        </div>
        <p role="status" className={styles.note} hidden={!note}>
          {note}
        </p>
      </form>
    </search>
  );
}
