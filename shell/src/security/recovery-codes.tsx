import { notify } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import styles from './security.module.css';

function download(text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'rodovia-codigos-de-recuperacao.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}

const copy = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => notify.success('Códigos copiados.'),
    () => notify.error('Não foi possível copiar. Baixe o arquivo ou anote os códigos.'),
  );

/** Shows the recovery codes, this once. */
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
        <Button onClick={() => download(`${text}\n`)}>Baixar</Button>
        <Button kind="primary" onClick={onDone}>
          Já guardei os códigos
        </Button>
      </div>
    </div>
  );
}
