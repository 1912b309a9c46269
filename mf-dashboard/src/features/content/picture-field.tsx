import { imageVariant } from '@rodovia/shared/contracts/images';
import type { SitePictures } from '@rodovia/shared/contracts/site';
import { Button, feedback } from '@rodovia/shared/crud';
import { readImage } from '@rodovia/shared/images';
import { api, invalidate, messageOf, useApi } from '@rodovia/shared/runtime';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useComplaints } from './complaints';
import styles from './content.module.css';

const small = (url: string) => (url.endsWith('.webp') ? imageVariant(url, 320) : url);

/** Alternative text of a picture. */
function nameOf(url: string, index: number): string {
  const [, drawing] = /\/site-image\/([a-z-]+)\.svg$/.exec(url) ?? [];
  return drawing ? `Desenho ${drawing.replaceAll('-', ' ')}` : `Imagem enviada ${index + 1}`;
}

interface ChoiceProps {
  value: string;
  onChange: (url: string) => void;
}

function Choice({ value, onChange }: ChoiceProps) {
  const { data, error, refetch } = useApi<SitePictures>('/site-content/picture');
  const group = useId();
  if (error)
    return (
      <p role="alert">
        As imagens não carregaram. {messageOf(error, '')}{' '}
        <Button onClick={() => void refetch()}>Tentar novamente</Button>
      </p>
    );
  const listed = data ? [...data.Drawings, ...data.Sent] : [];
  return (
    <fieldset className={styles.pictures} aria-busy={!data}>
      <legend className="visually-hidden">Imagens da loja</legend>
      {listed.map((url, index) => (
        <label key={url} className={styles.picture}>
          <input type="radio" name={group} checked={url === value} onChange={() => onChange(url)} />
          <img src={small(url)} alt={nameOf(url, index - (data?.Drawings.length ?? 0))} loading="lazy" />
        </label>
      ))}
    </fieldset>
  );
}

function Upload({ onSent }: { onSent: (url: string) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    setSending(true);
    try {
      const { Url } = await api.post<{ Url: string }>('/site-content/picture', { base64: await readImage(file) });
      await invalidate('site-content');
      onSent(Url);
    } catch (error) {
      feedback.failed(error, 'Erro ao enviar a imagem.');
    }
    setSending(false);
  };
  return (
    <>
      <input
        ref={picker}
        className="visually-hidden"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label="Arquivo da imagem"
        tabIndex={-1}
        onChange={send}
      />
      <Button size="small" icon="upload" loading={isSending} onClick={() => picker.current?.click()}>
        Enviar imagem
      </Button>
    </>
  );
}

/** Picture of an item: one of the shop's, or an uploaded one. */
export function PictureField({ path, value, onChange }: ChoiceProps & { path: string }) {
  const { of, clear } = useComplaints();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const error = of(path);
  const choose = (url: string) => {
    clear(path);
    onChange(url);
  };
  return (
    <div className={styles.line}>
      <div className={styles.chosen}>
        <img src={small(value)} alt="Imagem do item" />
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={error ? `${id}-note` : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          Trocar imagem
        </Button>
        <Upload onSent={choose} />
      </div>
      <div id={id}>{isOpen && <Choice value={value} onChange={choose} />}</div>
      {error && (
        <p id={`${id}-note`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
