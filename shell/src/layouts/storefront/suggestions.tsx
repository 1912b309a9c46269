import { useEffect, useRef } from 'react';
import { markTyped } from './marks';
import styles from './search-box.module.css';
import { type Option, type OptionGroup, useOptions } from './use-options';

function Marked({ text, typed }: { text: string; typed: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
  return markTyped(text, typed).map((piece, i) => (piece.marked ? <mark key={i}>{piece.text}</mark> : piece.text));
}

interface OptionProps {
  option: Option;
  typed: string;
  id: string;
  active: boolean;
  onChoose: (href: string) => void;
}

function OptionRow({ option: { href, title, detail }, typed, id, active, onChoose }: OptionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses in the box, where the focus stays
    <div
      ref={ref}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={styles.option}
      // the box keeps the focus
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(href)}
    >
      <strong className={styles.size}>
        <Marked text={title} typed={typed} />
      </strong>
      <span className={styles.detail}>
        <Marked text={detail} typed={typed} />
      </span>
    </div>
  );
}

/** What there is to choose from, by where each leads, and what is said where there is nothing. */
export interface Offered {
  hrefs: string[];
  note: string;
}

interface Props {
  id: string;
  typed: string;
  /** Index of the one that the keyboard is at, over all groups. */
  active: number;
  /** Said where the suggestions did not come. */
  failure: string;
  onChoose: (href: string) => void;
  onOffer: (offered: Offered) => void;
}

function offeredIn(groups: OptionGroup[] | undefined, typed: string, failure: string): Offered {
  const hrefs = groups?.flatMap(({ options }) => options.map(({ href }) => href)) ?? [];
  return { hrefs, note: failure || (groups?.length === 0 ? `Nenhum resultado para “${typed.trim()}”.` : '') };
}

/** Products, sizes and brands that match what is typed: what differs between them in full, what was typed marked. */
export function Suggestions({ id, typed, active, failure, onChoose, onOffer }: Props) {
  const { groups, failed } = useOptions(typed);
  const { hrefs, note } = offeredIn(groups, typed, failed ? failure : '');
  const told = JSON.stringify(hrefs);
  useEffect(() => onOffer({ hrefs: JSON.parse(told), note }), [told, note, onOffer]);
  return groups?.map(({ name, options }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
    <div key={name} role="group" aria-label={name}>
      {groups.length > 1 && (
        <div className={styles.group} aria-hidden="true">
          {name}
        </div>
      )}
      {options.map((option) => {
        const place = hrefs.indexOf(option.href);
        const row = { option, typed, id: `${id}-${place}`, active: place === active, onChoose };
        return <OptionRow key={option.href} {...row} />;
      })}
    </div>
  ));
}
