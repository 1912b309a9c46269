import type { Product } from '@rodovia/shared/contracts/catalog';
import { imageVariant } from '@rodovia/shared/contracts/images';
import type { MatchedLine } from '@rodovia/shared/contracts/quotations';
import { MAX_LIST_LINE_LENGTH } from '@rodovia/shared/contracts/quotations';
import { callPath, formatMoney, messages } from '@rodovia/shared/runtime';
import { Button, QuantityStepper, TyreDrawing } from '@rodovia/shared/ui';
import { type Dispatch, useId, useState } from 'react';
import { readable } from './list-lines';
import styles from './list-panel.module.css';
import { type Choice, isDoubtful, isUndecided, type ListAction, type ListRow, type ListState } from './list-state';

/** Summarizes how a line was parsed. */
function understood({ Quantity, Size, Load, Speed, Plies, Position, Brand, Words }: MatchedLine): string {
  const service = Load || Speed ? `índice ${Load ?? ''}${Speed ?? ''}` : null;
  const facts = [Size, service, Plies && `${Plies} lonas`, Position, Brand, Words && `“${Words}”`].filter(Boolean);
  const count = Quantity === null ? '' : `${Quantity} × `;
  return facts.length === 0 && !count ? 'nada que se pareça com um pneu' : count + facts.join(' · ');
}

const priceOf = ({ PublicPrice }: Product) => (PublicPrice === null ? 'sob consulta' : formatMoney(PublicPrice));

function nameOf({ Size, Description, Brand, Model }: Product): string {
  const others = [Brand?.Description, Model?.Name].filter((part) => part && !Description.includes(part));
  return [
    `${Size} ${Description.replace(Size, '')
      .replace(/^Pneu\s/i, '')
      .trim()}`,
    ...others,
  ].join(' · ');
}

const keyOf = (choice: Choice) => (typeof choice === 'string' ? choice : choice.product);

interface ChosenProps {
  product: Product;
  differs: readonly string[];
}

/** The chosen product and its differences. */
function Chosen({ product, differs }: ChosenProps) {
  const picture = product.ProductImage?.[0] ?? product.Model?.ModelImage?.[0];
  return (
    <div className={styles.chosen}>
      <div className={styles.picture}>
        {picture ? (
          <img src={imageVariant(picture.Url, 320)} alt="" width="72" height="54" loading="lazy" />
        ) : (
          <TyreDrawing size={product.Size} />
        )}
      </div>
      <div>
        <p className={styles.product}>{nameOf(product)}</p>
        <p className={styles.price}>{priceOf(product)}</p>
        {differs.map((sentence) => (
          <p key={sentence} className={styles.differs}>
            {sentence}
          </p>
        ))}
      </div>
    </div>
  );
}

interface Props {
  row: ListRow;
  products: ListState['products'];
  dispatch: Dispatch<ListAction>;
}

/** Editable text of a line; a change is parsed again. */
function LineText({ row: { id, text }, dispatch }: Pick<Props, 'row' | 'dispatch'>) {
  const [typed, setTyped] = useState(text);
  const settle = () => {
    if (typed !== text) dispatch({ type: 'edit', id, text: typed });
  };
  const leave = () => {
    settle();
    // shows exactly what was read
    setTyped(readable(typed));
  };
  return (
    <input
      className={`text-control ${styles.line}`}
      aria-label={`Linha: ${text}`}
      value={typed}
      maxLength={MAX_LIST_LINE_LENGTH}
      // biome-ignore lint/a11y/noAutofocus: a line that was just added is to be edited
      autoFocus={text === ''}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
}

function Choices({ row, matched, products, dispatch }: Props & { matched: MatchedLine }) {
  const id = useId();
  const known = matched.Matches.flatMap(({ Code, Differs }) => {
    const product = products.get(Code);
    return product ? [{ product, differs: Differs }] : [];
  });
  const chosen = known.find(({ product }) => product.Code === keyOf(row.choice));
  const choose = (key: string) =>
    dispatch({ type: 'choose', id: row.id, choice: key === 'words' || key === 'nothing' ? key : { product: key } });
  const isAsked = isUndecided(row);
  return (
    <>
      {chosen && <Chosen {...chosen} />}
      <div className={styles.choice}>
        <label htmlFor={id} className={styles.hidden}>
          O que levar por “{row.text}”
        </label>
        <select
          id={id}
          className={`text-control ${styles.select}`}
          value={keyOf(row.choice)}
          onChange={({ target }) => choose(target.value)}
        >
          {isAsked && (
            <option value="undecided" disabled>
              Escolha o que levar
            </option>
          )}
          {known.map(({ product, differs }) => (
            <option key={product.Code} value={product.Code}>
              {nameOf(product)} · {priceOf(product)}
              {differs.length > 0 && ` (${differs.join(' ')})`}
            </option>
          ))}
          <option value="words">Levar por escrito: o vendedor responde</option>
          <option value="nothing">Não levar esta linha</option>
        </select>
        {row.choice !== 'nothing' && (
          <QuantityStepper
            value={row.quantity}
            label={row.text}
            onChange={(quantity) => dispatch({ type: 'count', id: row.id, quantity })}
          />
        )}
      </div>
    </>
  );
}

/** Moves the focus to an adjacent line when a line is removed. */
function passFocus(line: HTMLElement | null) {
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  beside?.querySelector('input')?.focus();
}

/** A line of the list: its text, how it was parsed, and the chosen product. */
export function ListRowView({ row, products, dispatch }: Props) {
  const { matched } = row;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <LineText row={row} dispatch={dispatch} />
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remover a linha ${row.text}`}
          onClick={({ currentTarget }) => {
            passFocus(currentTarget.closest('li'));
            dispatch({ type: 'remove', id: row.id });
          }}
        >
          ×
        </button>
      </div>
      {!matched && !row.failure && <p className={styles.understood}>{messages.loading}</p>}
      {row.failure && <p className={styles.differs}>{row.failure}</p>}
      {matched && (
        <>
          <p className={styles.understood}>
            {isDoubtful(row) && <strong className={styles.check}>Confira</strong>} Entendi: {understood(matched)}
          </p>
          {[...matched.Doubts, ...matched.Missing].map((sentence) => (
            <p key={sentence} className={styles.doubt}>
              {sentence}
            </p>
          ))}
          {matched.Size && !matched.Goods && matched.Matches.length === 0 && (
            <a
              className={styles.equivalents}
              href={callPath('/modelos', { size: matched.Size })}
              target="_blank"
              rel="noreferrer"
            >
              Ver medidas equivalentes<span className={styles.hidden}> a {matched.Size}, em outra aba</span>
            </a>
          )}
          {matched.Parts.length > 0 && (
            <Button
              className={styles.split}
              onClick={() => dispatch({ type: 'split', id: row.id, lines: matched.Parts })}
            >
              Separar em {matched.Parts.length} linhas
            </Button>
          )}
          <Choices row={row} matched={matched} products={products} dispatch={dispatch} />
        </>
      )}
    </li>
  );
}
