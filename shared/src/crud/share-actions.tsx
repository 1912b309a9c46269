import { copyText } from '@rodovia/shared/copy-text';
import { Button } from './button';
import styles from './share-actions.module.css';

interface Props {
  /** What is copied. */
  text: string;
  /** What the text is: 'link' or 'texto'. */
  what: string;
  /** Address of the message with it; none where there is no number. */
  whatsApp: string | null;
}

/** The two ways by which a text gets to somebody: copied, or as a message. */
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
