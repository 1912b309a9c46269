import { useId, useState } from 'react';
import { MESSAGE_PICTURES } from '../../../contracts/quotations';
import { readImage } from '../../../images/read-image';
import own from '../composer.module.css';
import styles from '../conversation.module.css';
import { TOO_MANY } from './check';
import type { Draft } from './drafts';
import type { ChangeDraft } from './use-draft';

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Adds picture files to a draft, validated and scaled down. Reports the files that could not be used, and why. */
export function usePictures({ pictures }: Draft, change: ChangeDraft) {
  const [reading, setReading] = useState(0);
  const [troubles, setTroubles] = useState<readonly string[]>([]);
  const read = async (file: File) => {
    try {
      const picture = await readImage(file);
      change((before) => ({ pictures: [...before.pictures, picture], lost: 0 }));
    } catch (error) {
      setTroubles((before) => [...before, sentenceOf(error)]);
    }
    setReading((count) => count - 1);
  };
  const add = async (files: readonly File[]) => {
    const room = Math.max(0, MESSAGE_PICTURES - pictures.length - reading);
    const taken = files.slice(0, room);
    setTroubles(taken.length < files.length ? [TOO_MANY] : []);
    setReading((count) => count + taken.length);
    // one after the other, to keep the order of selection
    for (const file of taken) await read(file);
  };
  return { add: (files: readonly File[]) => void add(files), troubles, reading };
}

/** Button that chooses picture files. */
export function AddPictures({ add, reading }: { add: (files: readonly File[]) => void; reading: boolean }) {
  const id = useId();
  return (
    <span className={own.choose}>
      <input
        id={id}
        type="file"
        accept="image/*"
        multiple
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // allows the same file to be chosen again
          target.value = '';
        }}
      />
      <label htmlFor={id}>Adicionar imagens</label>
      <span role="status">{reading && 'Preparando…'}</span>
    </span>
  );
}

/** Pictures of the draft, each with a button to remove it. */
export function ChosenPictures({ draft: { pictures, lost }, change }: { draft: Draft; change: ChangeDraft }) {
  const remove = (index: number) =>
    change((before) => ({ pictures: before.pictures.filter((_, place) => place !== index) }));
  return (
    <>
      {lost > 0 && (
        <p className={own.hint}>
          {lost === 1
            ? 'A imagem não ficou guardada neste aparelho'
            : 'As imagens não ficaram guardadas neste aparelho'}
          : adicione de novo.
        </p>
      )}
      {pictures.length > 0 && (
        <ul className={styles.pictures} aria-label="Imagens da mensagem">
          {pictures.map((source, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may occur twice
            <li key={index} className={own.chosen}>
              <img className={styles.tile} src={source} alt={`Imagem ${index + 1}`} />
              <button type="button" aria-label={`Remover imagem ${index + 1}`} onClick={() => remove(index)}>
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
