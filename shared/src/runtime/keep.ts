import { notify } from './notifier';

const NO_ROOM =
  'Este aparelho está sem espaço: o que você fizer aqui vale até fechar esta página. Libere espaço no navegador.';

let isTold = false;

/** Keeps a text in browser storage. Where there is no room for it, says so once a page, and answers false. */
export function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    if (!isTold) notify.error(NO_ROOM);
    isTold = true;
    return false;
  }
}
