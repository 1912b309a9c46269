import { MOST_FREE_ITEMS, MOST_QUOTED_PRODUCTS } from '@rodovia/shared/contracts/list-bounds';
import {
  formatNumber,
  keep,
  notify,
  unsentKey,
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
import { chosenOf, type ListState, unreadRows } from './list-state';
import { ListWriting } from './list-writing';
import { useList } from './use-list';

/** The list that somebody is about to take over; it outlives a page that is closed. */
const keyOf = () => unsentKey(useSession.getState().code ?? 'visitor', 'list');

function kept(): string {
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
  const reading = state.rows.filter(({ matched, failure }) => !matched && !failure).length;
  return [
    `${things(products.length, 'produto', 'produtos')} (${things(tyres, 'pneu', 'pneus')})`,
    texts.length > 0 && `${formatNumber(texts.length)} por escrito`,
    failed > 0 && things(failed, 'linha não lida', 'linhas não lidas'),
    reading > 0 && `lendo ${things(reading, 'linha', 'linhas')}…`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What a list goes into, and where that is looked at afterwards. */
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
  /** What it is filled with, where it is known: one line each. */
  lines?: readonly string[];
  /** For staff: where the quotation that the list goes into is closed. */
  closing?: string;
  onClose: () => void;
}

/**
 * A list in whatever form the customer has it: each line says what was understood, what is for sale for it and what is
 * not as it was asked. Nothing is taken before the customer has looked at it.
 */
export function ListPanel({ closing, title, lines, onClose }: Props) {
  const { items, freeItems, where, href } = closing ? draftOf(closing) : CART;
  const [text, setText] = useState(() => (lines ? '' : kept()));
  const [state, dispatch] = useList();
  useEffect(() => {
    if (lines) dispatch({ type: 'write', lines });
  }, [lines, dispatch]);
  const write = (written: string) => {
    setText(written);
    if (lines) return;
    if (written) keep(keyOf(), written);
    else localStorage.removeItem(keyOf());
  };
  const back = () => {
    write(state.rows.map((row) => row.text).join('\n'));
    dispatch({ type: 'forget' });
  };
  const { products, texts } = chosenOf(state);
  const isReading = unreadRows(state).length > 0;
  // what was not read would be left behind without a word
  const isUnread = isReading || state.rows.some(({ failure }) => failure !== undefined);
  const finish = () => {
    const into = items.getState();
    const beside = freeItems.getState();
    const had = (list: typeof into, key: string) => list.items.find(({ Code }) => Code === key)?.Quantity ?? 0;
    const room = (list: typeof into, added: [string, number][], most: number) =>
      list.items.length + added.filter(([key]) => had(list, key) === 0).length <= most;
    if (!room(into, products, MOST_QUOTED_PRODUCTS) || !room(beside, texts, MOST_FREE_ITEMS)) {
      notify.error(
        `Um orçamento leva até ${MOST_QUOTED_PRODUCTS} produtos e ${MOST_FREE_ITEMS} itens por escrito. Divida a lista em duas.`,
      );
      return;
    }
    for (const [code, quantity] of products) into.put(code, had(into, code) + quantity);
    for (const [words, quantity] of texts) beside.put(words, had(beside, words) + quantity);
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
