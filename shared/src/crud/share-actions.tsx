import { copyText } from '@rodovia/shared/copy-text';
import { Button } from './button';
import styles from './share-actions.module.css';

interface Props {
  /** Text to copy. */
  text: string;
  /** What the text is: 'link' or 'texto'. */
  what: string;
  /** Address that opens WhatsApp with the text; null without a number. */
  whatsApp: string | null;
}

/** Buttons that copy a text or send it by WhatsApp. */
export const ShareActions = ({ text, what, whatsApp }: Props) => {
  const done = `${what.charAt(0).toUpperCase()}${what.slice(1)} copiado!`;
  const failed = `Não foi possível copiar. Selecione o ${what} e copie.`;
  return (
    <div className={styles.actions}>
      <Button type="primary" onClick={() => void copyText(text, done, failed)}>
        Copiar {what}
      </Button>
      {whatsApp && (
        <a className={styles.link} href={whatsApp} target="_blank" rel="noreferrer">
          Enviar pelo WhatsApp
        </a>
      )}
    </div>
  );
};
