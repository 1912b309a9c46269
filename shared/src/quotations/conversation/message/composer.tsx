import { Button } from '@rodovia/shared/ui';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from 'react';
import control from '../../../forms/text-field.module.css';
import own from '../composer.module.css';
import styles from '../conversation.module.css';
import { type Change, Quote, Quoting } from '../quoting';
import { counterOf, faultOf } from './check';
import type { Draft } from './drafts';
import { AddPictures, ChosenPictures, usePictures } from './picture-field';
import type { ChangeDraft } from './use-draft';

interface Props {
  draft: Draft;
  change: ChangeDraft;
  /** The change that the draft requests, if any. */
  requestedChange: Change | undefined;
  onSend: (draft: Draft) => void;
  field: Ref<HTMLTextAreaElement>;
  /** Further buttons. */
  tools?: ReactNode;
}

const imagesIn = ({ files }: DataTransfer) => [...files].filter(({ type }) => type.startsWith('image/'));

/** Editor for a message. Enter starts a new line, Ctrl+Enter sends. Pictures are chosen, pasted or dropped. */
export function Composer({ draft, change, requestedChange, onSend, field, tools }: Props) {
  const id = useId();
  const [fault, setFault] = useState('');
  const [over, setOver] = useState(false);
  const { add, troubles, reading } = usePictures(draft, change);
  const counter = counterOf(draft);
  // until then, the page's primary button is another one
  const isBegun = requestedChange !== undefined || draft.text !== '' || draft.pictures.length > 0;
  const send = () => {
    const found = reading > 0 ? 'Aguarde: as imagens estão sendo preparadas.' : faultOf(draft);
    setFault(found ?? '');
    if (found) document.getElementById(id)?.focus();
    else onSend({ ...draft, text: draft.text.trim() });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  // spreadsheets put a picture of the cells next to their text into the clipboard: the text is meant
  const paste = (event: ClipboardEvent) => {
    const files = imagesIn(event.clipboardData);
    if (files.length === 0 || event.clipboardData.getData('text/plain')) return;
    event.preventDefault();
    add(files);
  };
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    add([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same by keyboard
    <div
      className={[own.composer, over && own.over, (isBegun || reading > 0) && own.begun].filter(Boolean).join(' ')}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      {requestedChange ? (
        <Quoting requestedChange={requestedChange} quote={draft.quote} change={change} />
      ) : (
        <Quote quote={draft.quote} change={change} />
      )}
      <label htmlFor={id}>{requestedChange ? 'O que deve mudar?' : 'Mensagem'}</label>
      <textarea
        ref={field}
        id={id}
        className={`text-control ${control.input} ${own.field}`}
        rows={1}
        placeholder={requestedChange ? undefined : 'Escreva uma mensagem'}
        value={draft.text}
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-fault ${id}-counter`}
        aria-keyshortcuts="Control+Enter"
        onChange={({ target }) => {
          setFault('');
          change({ text: target.value });
        }}
        onKeyDown={onKey}
        onPaste={paste}
      />
      <div role="alert" id={`${id}-fault`}>
        {[fault, ...troubles].filter(Boolean).map((text) => (
          <p key={text} className={styles.failure}>
            {text}
          </p>
        ))}
      </div>
      <ChosenPictures draft={draft} change={change} />
      <div className={`${styles.actions} ${own.tools}`}>
        <AddPictures add={add} reading={reading > 0} />
        {tools}
        <span id={`${id}-counter`} className={own.counter}>
          {counter}
        </span>
        <span className={`${own.hint} ${own.keys}`}>Ctrl+Enter envia</span>
        <Button kind={isBegun ? 'primary' : 'plain'} onClick={send}>
          {requestedChange ? 'Enviar pedido' : 'Enviar'}
        </Button>
      </div>
    </div>
  );
}
