import type { BusinessSettings } from '@rodovia/shared/contracts/proposals';
import { Button, useConfirm } from '@rodovia/shared/crud';
import { api, invalidate, messageOf, notify } from '@rodovia/shared/runtime';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import styles from './company-logo.module.css';

const LOGO = '/business-settings/logo';
const LARGEST = 2 * 1024 * 1024;

const failed = (what: string, error: unknown) => notify.error(`${what} ${messageOf(error, '')}`.trim());

function asBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('O arquivo não pôde ser lido.'));
    reader.readAsDataURL(file);
  });
}

/** Returns an object URL of the logo, which the API only serves to administrators. */
function useLogo({ HasLogo, Version }: BusinessSettings): string | undefined {
  const [url, setUrl] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version may have another logo
  useEffect(() => {
    let made: string | undefined;
    let isCancelled = false;
    if (HasLogo)
      api
        .get<Blob>(LOGO, { responseType: 'blob' })
        .then((picture) => {
          if (isCancelled) return;
          made = URL.createObjectURL(picture);
          setUrl(made);
        })
        .catch((error: unknown) => failed('O logotipo não pôde ser mostrado.', error));
    return () => {
      isCancelled = true;
      if (made) URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [HasLogo, Version]);
  return url;
}

/** Logo on proposals: show, replace, remove. */
export function CompanyLogo({ settings }: { settings: BusinessSettings }) {
  const picker = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const url = useLogo(settings);
  const [confirm, question] = useConfirm();
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    if (file.size > LARGEST) {
      notify.error('O arquivo é muito grande. O tamanho máximo é de 2 MB.');
      return;
    }
    setSending(true);
    try {
      await api.put(LOGO, { base64: await asBase64(file) });
      notify.success('Logotipo trocado com sucesso!');
      await invalidate('business-settings');
    } catch (error) {
      failed('Erro ao enviar o logotipo.', error);
    }
    setSending(false);
  };
  const remove = async () => {
    if (!(await confirm({ title: 'Retirar o logotipo?', ok: 'Retirar', danger: true }))) return;
    try {
      await api.delete(LOGO);
      notify.success('Logotipo retirado com sucesso!');
      await invalidate('business-settings');
    } catch (error) {
      failed('Erro ao retirar o logotipo.', error);
    }
  };
  return (
    <div className={styles.logo}>
      {url ? (
        <img className={styles.picture} src={url} alt="Logotipo das propostas" />
      ) : (
        <p className={styles.none}>Nenhum logotipo: as propostas levam só o nome da empresa.</p>
      )}
      <input
        ref={picker}
        className={styles.file}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label="Arquivo do logotipo"
        tabIndex={-1}
        onChange={send}
      />
      <div className={styles.buttons}>
        <Button icon="upload" loading={sending} onClick={() => picker.current?.click()}>
          {settings.HasLogo ? 'Trocar logotipo' : 'Enviar logotipo'}
        </Button>
        {settings.HasLogo && (
          <Button danger onClick={remove}>
            Retirar
          </Button>
        )}
      </div>
      {question}
    </div>
  );
}
