import { useEffect, useRef } from 'react';
import styles from '../search-box.module.css';
import { markTyped } from './marks';
import { type Option, type OptionGroup, useOptions } from './use-options';

function Marked({ text, typed }: { text: string; typed: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input, which keeps the focus, handles the keys
    <div
      ref={ref}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={styles.option}
      // the input keeps the focus
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

/** Suggestions to show. */
export interface Offered {
  hrefs: string[];
  note: string;
}

interface Props {
  id: string;
  typed: string;
  /** Index of the active option over all groups. */
  active: number;
  /** Message if the suggestions could not be read. */
  failure: string;
  onChoose: (href: string) => void;
  onOffer: (offered: Offered) => void;
}

function offeredIn(groups: OptionGroup[] | undefined, typed: string, failure: string): Offered {
  const hrefs = groups?.flatMap(({ options }) => options.map(({ href }) => href)) ?? [];
  return { hrefs, note: failure || (groups?.length === 0 ? `Nenhum resultado para “${typed.trim()}”.` : '') };
}

/**
 * Products, sizes and brands that match what is typed, with the match highlighted. Details that distinguish them are
 * shown in full.
 */
export function Suggestions({ id, typed, active, failure, onChoose, onOffer }: Props) {
  const { groups, failed } = useOptions(typed);
  const { hrefs, note } = offeredIn(groups, typed, failed ? failure : '');
  const serialized = JSON.stringify(hrefs);
  useEffect(() => onOffer({ hrefs: JSON.parse(serialized), note }), [serialized, note, onOffer]);
  return groups?.map(({ name, options }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset
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
