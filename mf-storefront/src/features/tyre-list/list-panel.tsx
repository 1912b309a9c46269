import { joinedWords, MAX_FREE_ITEMS, MAX_QUOTED_PRODUCTS } from '@rodovia/shared/contracts/quotations';
import {
  draftKey,
  formatNumber,
  notify,
  persist,
  useCart,
  useDraft,
  useDraftFreeItems,
  useFreeItems,
  useSession,
} from '@rodovia/shared/runtime';
import { Button, Dialog, DialogActions } from '@rodovia/shared/ui';
import { useEffect, useState } from 'react';
import styles from './list-panel.module.css';
import { ListRows } from './list-rows';
import { chosenOf, isUndecided, type ListState, unreadRows } from './list-state';
import { ListWriting } from './list-writing';
import { useList } from './use-list';

/** Returns the storage key of the list being entered; it survives closing the page. */
const keyOf = () => draftKey(useSession.getState().code ?? 'visitor', 'list');

function storedText(): string {
  try {
    return localStorage.getItem(keyOf()) ?? '';
  } catch {
    return '';
  }
}

const things = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;

function summaryOf(state: ListState): string {
  const { products, texts } = chosenOf(state);
  const tyres = products.reduce((all, [, quantity]) => all + quantity, 0);
  const failed = state.rows.filter(({ failure }) => failure !== undefined).length;
  const asked = state.rows.filter(isUndecided).length;
  const reading = state.rows.filter(({ matched, failure }) => !matched && !failure).length;
  return [
    `${things(products.length, 'produto', 'produtos')} (${things(tyres, 'pneu', 'pneus')})`,
    texts.length > 0 && `${formatNumber(texts.length)} por escrito`,
    asked > 0 && things(asked, 'linha por decidir', 'linhas por decidir'),
    failed > 0 && things(failed, 'linha não lida', 'linhas não lidas'),
    reading > 0 && `lendo ${things(reading, 'linha', 'linhas')}…`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Where the list is added, and the page that shows it. */
interface Target {
  items: typeof useCart;
  freeItems: typeof useFreeItems;
  where: string;
  href: string;
}

const CART: Target = { items: useCart, freeItems: useFreeItems, where: 'no carrinho', href: '/carrinho' };
const draftOf = (href: string): Target => ({
  items: useDraft,
  freeItems: useDraftFreeItems,
  where: 'no orçamento',
  href,
});

interface Props {
  title?: string;
  /** Initial lines, if known. */
  lines?: readonly string[];
  /** For staff: address at which the quotation is closed. */
  closing?: string;
  onClose: () => void;
}

/**
 * Imports a pasted or uploaded list: shows for each line how it was parsed, the matching product, and any differences.
 * Nothing is added before the customer has confirmed it.
 */
export function ListPanel({ closing, title, lines, onClose }: Props) {
  const { items, freeItems, where, href } = closing ? draftOf(closing) : CART;
  const [text, setText] = useState(() => (lines ? '' : storedText()));
  const [state, dispatch] = useList();
  useEffect(() => {
    if (lines) dispatch({ type: 'write', lines });
  }, [lines, dispatch]);
  const write = (written: string) => {
    setText(written);
    if (lines) return;
    if (written) persist(keyOf(), written);
    else localStorage.removeItem(keyOf());
  };
  const back = () => {
    write(state.rows.map((row) => row.text).join('\n'));
    dispatch({ type: 'forget' });
  };
  const { products, texts, words } = chosenOf(state);
  const isReading = unreadRows(state).length > 0;
  // lines that were not read or decided would silently be omitted
  const isUnread = isReading || state.rows.some((row) => row.failure !== undefined || isUndecided(row));
  const finish = () => {
    const into = items.getState();
    const beside = freeItems.getState();
    const present = (list: typeof into, key: string) => list.items.find(({ Code }) => Code === key);
    const had = (list: typeof into, key: string) => present(list, key)?.Quantity ?? 0;
    const room = (list: typeof into, added: [string, number][], most: number) =>
      list.items.length + added.filter(([key]) => had(list, key) === 0).length <= most;
    if (!room(into, products, MAX_QUOTED_PRODUCTS) || !room(beside, texts, MAX_FREE_ITEMS)) {
      notify.error(
        `Um orçamento leva até ${MAX_QUOTED_PRODUCTS} produtos e ${MAX_FREE_ITEMS} itens por escrito. Divida a lista em duas.`,
      );
      return;
    }
    for (const [code, quantity] of products) {
      const written = joinedWords([...(present(into, code)?.Words ?? []), ...(words.get(code) ?? [])]);
      into.put(code, had(into, code) + quantity, written);
    }
    for (const [text, quantity] of texts) beside.put(text, had(beside, text) + quantity);
    if (!lines) localStorage.removeItem(keyOf());
    onClose();
    notify.success(`${summaryOf(state)} ${where}.`, { label: 'Ver', href });
  };
  return (
    <Dialog
      title={title ?? (closing ? 'Lista do cliente' : 'Cole a sua lista')}
      onClose={onClose}
      className={styles.panel}
    >
      {state.rows.length === 0 ? (
        <ListWriting
          text={text}
          onText={write}
          onLines={(read) => {
            write(read.join('\n'));
            dispatch({ type: 'write', lines: read });
          }}
        />
      ) : (
        <>
          {state.left > 0 && (
            <p role="alert" className={styles.problem}>
              A lista tem mais de 2.000 linhas: as últimas {formatNumber(state.left)} ficaram de fora.
            </p>
          )}
          <ListRows state={state} dispatch={dispatch} />
          <Button className={styles.add} onClick={() => dispatch({ type: 'write', lines: [''] })}>
            Acrescentar linha
          </Button>
          <div className={styles.footer}>
            <p role="status" className={styles.summary}>
              {summaryOf(state)}
            </p>
            <DialogActions>
              <Button onClick={back}>Voltar</Button>
              <Button
                kind="primary"
                disabled={isUnread || products.length + texts.length === 0}
                busy={isReading}
                onClick={finish}
              >
                Pôr {where}
              </Button>
            </DialogActions>
          </div>
        </>
      )}
    </Dialog>
  );
}
