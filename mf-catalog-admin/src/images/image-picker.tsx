import { type DragEvent, useId, useState } from 'react';
import styles from './images.module.css';
import { UploadList } from './upload-list';
import { usePastedFiles } from './use-pasted-files';
import { type Deliver, useUploads } from './use-uploads';

interface Props {
  deliver: Deliver;
  present: number;
  tooMany: string;
}

/** Accepts picture files: chosen, dropped or pasted, several at once. */
export function ImagePicker(props: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  const { uploads, add, retry, remove } = useUploads(props);
  usePastedFiles(add);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <>
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
      {/*
       * biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input inside does the same by
       * keyboard
       */}
      <div
        className={`${styles.picker} ${over ? styles.over : ''}`}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          id={id}
          type="file"
          accept="image/*"
          multiple
          className={styles.file}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // allows the same file to be chosen again
            target.value = '';
          }}
        />
        <label htmlFor={id} className={styles.choose}>
          Adicionar imagens
        </label>
        <span>ou arraste os arquivos para cá, ou cole com Ctrl+V</span>
      </div>
    </>
  );
}
