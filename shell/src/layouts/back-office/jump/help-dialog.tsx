import { Dialog } from '@rodovia/shared/ui';
import styles from './jump.module.css';

const SHORTCUTS = [
  [['Ctrl', 'K'], 'Ir para uma tela, um produto, uma pessoa ou um orçamento, ou dar um comando'],
  [['?'], 'Mostrar estes atalhos'],
  [['/'], 'Ir para a busca da lista'],
  [['J', 'K'], 'Ir para a lista; passar à linha seguinte ou à anterior, ou ao registro vizinho'],
  [['↑', '↓'], 'Passar de uma linha a outra'],
  [['Enter'], 'Abrir a linha'],
  [['Espaço'], 'Selecionar a linha'],
  [['Esc'], 'Fechar a janela aberta'],
] as const;

/** List of keyboard shortcuts. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Atalhos do teclado" onClose={onClose}>
      <dl className={styles.shortcuts}>
        {SHORTCUTS.map(([keys, action]) => (
          <div key={action}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
