import type { MatchedList, Vehicle } from '@rodovia/shared/contracts';
import { positionWord } from '@rodovia/shared/contracts/vehicle-kinds';
import { api, formatMoney, messageOf, notify, useCart } from '@rodovia/shared/runtime';
import { Button, Dialog, DialogActions, ErrorPanel, QuantityStepper } from '@rodovia/shared/ui';
import { useCallback, useEffect, useId, useState } from 'react';
import { productName } from '../../product-name';
import { cartQuantities, type SetLine, setLines } from './full-set-lines';
import { listLine } from './vehicle-values';
import styles from './vehicles.module.css';

/** What fits the axles of a vehicle, asked for once. */
function useFittingTyres({ Axles }: Vehicle) {
  const [lines, setLinesFound] = useState<SetLine[]>();
  const [error, setError] = useState<unknown>();
  const ask = useCallback(() => {
    let isGone = false;
    setError(undefined);
    api
      .post<MatchedList>('/product/match-list', { lines: Axles.map(listLine) })
      .then((found) => {
        const asked = Axles.map((axle) => ({
          text: `${positionWord(axle.Position)}: ${axle.Size}`,
          quantity: axle.Quantity,
        }));
        if (!isGone) setLinesFound(setLines(asked, found));
      })
      .catch((failure: unknown) => {
        if (!isGone) setError(failure);
      });
    return () => {
      isGone = true;
    };
  }, [Axles]);
  useEffect(ask, [ask]);
  return { lines, setLinesFound, error, ask };
}

interface LineProps {
  line: SetLine;
  chosen: string;
  onChoose: (code: string) => void;
  onQuantity: (quantity: number) => void;
}

const NONE = '';

function Line({ line: { text, quantity, choices, missing }, chosen, onChoose, onQuantity }: LineProps) {
  const id = useId();
  const differs = choices.find(({ product }) => product.Code === chosen)?.differs ?? [];
  return (
    <li className={styles.line}>
      <label htmlFor={choices.length > 0 ? id : undefined} className={styles.what}>
        {text}
      </label>
      {choices.length > 0 ? (
        <>
          <select id={id} className={styles.input} value={chosen} onChange={({ target }) => onChoose(target.value)}>
            {choices.map(({ product }) => (
              <option key={product.Code} value={product.Code}>
                {productName(product)}
                {product.PublicPrice === null ? '' : ` · ${formatMoney(product.PublicPrice)}`}
              </option>
            ))}
            <option value={NONE}>Não pedir para este eixo</option>
          </select>
          {chosen !== NONE && <QuantityStepper value={quantity} label={text} onChange={onQuantity} />}
        </>
      ) : (
        <p className={styles.missing}>{missing.join(' ') || 'Não encontramos este pneu no catálogo.'}</p>
      )}
      {differs.length > 0 && <p className={styles.meta}>{differs.join(' ')}</p>}
    </li>
  );
}

interface Props {
  vehicle: Vehicle;
  onClose: () => void;
}

/** What fits every axle of a vehicle, with its number of tyres; one press puts all of it into the cart. */
export function FullSetDialog({ vehicle, onClose }: Props) {
  const { lines, setLinesFound, error, ask } = useFittingTyres(vehicle);
  const [choices, setChoices] = useState<Record<number, string>>({});
  const codeOf = (line: SetLine, index: number) => choices[index] ?? line.choices[0]?.product.Code ?? NONE;
  const wanted = (lines ?? [])
    .map((line, index) => ({ code: codeOf(line, index), quantity: line.quantity }))
    .filter(({ code }) => code !== NONE);
  const takeAll = () => {
    const { items, put } = useCart.getState();
    for (const [code, quantity] of cartQuantities(wanted, items)) put(code, quantity);
    notify.success(`${vehicle.Name}: jogo no carrinho.`, { label: 'Ver carrinho', href: '/carrinho' });
    onClose();
  };
  const setQuantity = (index: number, quantity: number) =>
    setLinesFound(lines?.map((line, at) => (at === index ? { ...line, quantity } : line)));
  return (
    <Dialog title={`Jogo completo: ${vehicle.Name}`} onClose={onClose} wide>
      {error !== undefined && (
        <ErrorPanel title="Os pneus não carregaram" text={messageOf(error, '')} onRetry={() => void ask()} />
      )}
      {!lines && error === undefined && <div className={styles.waiting} aria-busy="true" />}
      {lines && (
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: an axle is known by its place
              key={index}
              line={line}
              chosen={codeOf(line, index)}
              onChoose={(code) => setChoices({ ...choices, [index]: code })}
              onQuantity={(quantity) => setQuantity(index, quantity)}
            />
          ))}
        </ul>
      )}
      <DialogActions>
        <Button onClick={onClose}>Cancelar</Button>
        <Button kind="primary" disabled={wanted.length === 0} onClick={takeAll}>
          Colocar no carrinho
        </Button>
      </DialogActions>
    </Dialog>
  );
}
