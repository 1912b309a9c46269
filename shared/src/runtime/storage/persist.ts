import { notify } from '../notifier';

const NO_ROOM =
  'Este aparelho está sem espaço: o que você fizer aqui vale até fechar esta página. Libere espaço no navegador.';

let isReported = false;

/** Stores a text in the browser. If the storage is full, notifies once per page and returns false. */
export function persist(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    if (!isReported) notify.error(NO_ROOM);
    isReported = true;
    return false;
  }
}
