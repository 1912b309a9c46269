import { copyText } from '@rodovia/shared/copy-text';
import { saveFile } from '@rodovia/shared/save-file';
import { Button } from '@rodovia/shared/ui';
import styles from './security.module.css';

const FILE = 'rodovia-codigos-de-recuperacao.txt';

const copy = (text: string) =>
  copyText(text, 'Códigos copiados.', 'Não foi possível copiar. Baixe o arquivo ou anote os códigos.');

/** Shows the recovery codes, which is only possible once. */
export function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = codes.join('\n');
  return (
    <div className={styles.form}>
      <p>
        Guarde estes códigos fora deste aparelho: cada um abre a conta uma vez, se o segundo passo se perder. Eles não
        são mostrados de novo.
      </p>
      <ul className={styles.codes} aria-label="Códigos de recuperação">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void copy(text)}>Copiar</Button>
        <Button onClick={() => saveFile(FILE, `${text}\n`, 'text/plain')}>Baixar</Button>
        <Button kind="primary" onClick={onDone}>
          Já guardei os códigos
        </Button>
      </div>
    </div>
  );
}
