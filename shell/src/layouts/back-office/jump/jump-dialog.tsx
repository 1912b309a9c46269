import { MAX_TERM_LENGTH, overLong } from '@rodovia/shared/contracts/rules';
import { useNavigate } from '@rodovia/shared/router';
import { type MenuItem, messages } from '@rodovia/shared/runtime';
import { Dialog } from '@rodovia/shared/ui';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import styles from './jump.module.css';
import { PlaceList } from './place-list';
import { type Place, rememberPlace } from './recent';
import { useChoice } from './use-choice';
import { usePlaces } from './use-places';

interface Props {
  menu: readonly MenuItem[];
  onHelp: () => void;
  onClose: () => void;
}

/** `showModal` focuses the element with the attribute, which React's `autoFocus` does not set. */
const focusFirst = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '');

/** Command palette: opens a screen, product, person or quotation, or runs a command. */
export function JumpDialog({ menu, onHelp, onClose }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const long = overLong('Busca', MAX_TERM_LENGTH, text);
  const { groups, pending } = usePlaces(menu, long ? '' : text);
  const places = groups.flatMap((group) => group.places);
  const known = groups.filter(({ isFound }) => !isFound).flatMap((group) => group.places).length;
  // Enter that was pressed before the search had answered for the whole text
  const [chosenEarly, setChosenEarly] = useState(false);
  const go = (place: Place, aside = false) => {
    if (!place.run) rememberPlace(place);
    if (aside && !place.run) {
      open(place.href, '_blank', 'noopener');
      return;
    }
    onClose();
    if (place.run) place.run();
    else navigate(place.href);
  };
  const { active, setActive, onKeyDown } = useChoice(places.length, (index, aside) => {
    const place = places[index];
    if (place) go(place, aside);
  });
  const isOpenQuestion = pending && active >= known;
  useEffect(() => {
    if (!chosenEarly || isOpenQuestion) return;
    setChosenEarly(false);
    const place = places[active];
    if (place) go(place);
  });
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isOpenQuestion || event.ctrlKey || event.metaKey) return onKeyDown(event);
    event.preventDefault();
    setChosenEarly(true);
  };
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <Dialog title="Ir para" onClose={onClose} wide>
      <input
        ref={focusFirst}
        type="text"
        role="combobox"
        aria-label="Tela, comando, produto, pessoa ou orçamento"
        placeholder="Tela, comando, produto, pessoa ou orçamento"
        aria-expanded={places.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={places.length > 0 ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        className="text-control"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
          setChosenEarly(false);
        }}
        onKeyDown={onKey}
      />
      <PlaceList id={id} groups={groups} active={active} onChoose={go} />
      <p role="status" className={styles.none}>
        {long ?? (places.length === 0 && !pending && messages.notFound)}
      </p>
      <button type="button" className={styles.help} onClick={onHelp}>
        Atalhos do teclado <kbd>?</kbd>
      </button>
    </Dialog>
  );
}
