import type { Product } from '@rodovia/shared/contracts/catalog';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Button, Modal, useConfirm, useFormDraft, useUnsavedGuard } from '@rodovia/shared/crud';
import { messages } from '@rodovia/shared/runtime';
import { QuantityStepper } from '@rodovia/shared/ui';
import { useCallback, useState } from 'react';
import list from '../../product-choice/line-list.module.css';
import { ProductDialog } from '../../product-choice/product-dialog';
import type { DialogProps } from '../../steps/dialog-button';
import { changeItems } from '../../steps/transitions';
import styles from './edit-items.module.css';

/** Code, quantity and name of a product, as stored on the device. */
type Line = readonly [code: string, quantity: number, name: string];

const nameOf = ({ Size, Description }: Pick<Product, 'Size' | 'Description'>) => `${Size} ${Description}`;

const linesOf = ({ ShoppingCartItem = [] }: ShoppingCart): Line[] =>
  ShoppingCartItem.map(({ Product: product, Quantity }) => [product.Code, Quantity, nameOf(product)]);

/** Increases the quantity of an existing line, or adds a line. */
const withProduct = (lines: readonly Line[], product: Product): Line[] =>
  lines.some(([code]) => code === product.Code)
    ? lines.map(([code, quantity, name]) => [code, code === product.Code ? quantity + 1 : quantity, name])
    : [...lines, [product.Code, 1, nameOf(product)]];

interface RowProps {
  line: Line;
  onCount: (quantity: number) => void;
  onRemove: () => void;
}

const Row = ({ line: [, quantity, name], onCount, onRemove }: RowProps) => (
  <li>
    <span className={list.name}>{name}</span>
    <QuantityStepper value={quantity} label={name} onChange={onCount} />
    <Button danger aria-label={`Remover ${name}`} onClick={onRemove}>
      Remover
    </Button>
  </li>
);

interface Edit {
  lines: readonly Line[];
  /** Version of the quotation that the lines are based on. */
  version: number;
}

const editOf = (quotation: ShoppingCart): Edit => ({ lines: linesOf(quotation), version: quotation.Version ?? 0 });

interface OvertakenProps {
  sentence: string;
  onTheirs: () => void;
  onMine: () => void;
}

/** Somebody else has changed the quotation since the dialog opened: chooses whose items to keep. */
const Overtaken = ({ sentence, onTheirs, onMine }: OvertakenProps) => (
  <div role="alert" className={styles.overtaken}>
    <p>{sentence}</p>
    <Button onClick={onTheirs}>Usar os itens de agora</Button>
    <Button onClick={onMine}>Manter os meus</Button>
  </div>
);

/**
 * Dialog that changes the items of an open quotation. Closing it with changes asks first; the client is notified of the
 * changes.
 */
export function EditItems({ quotation, place, onClose }: DialogProps & { quotation: ShoppingCart }) {
  const { values, change, forget, isChanged } = useFormDraft<Edit>(place, editOf(quotation));
  const [overtaken, setOvertaken] = useState<string>();
  const [adding, setAdding] = useState(false);
  const [running, setRunning] = useState(false);
  const [ask, holder] = useConfirm();
  const { lines } = values;
  const leave = useCallback(async () => {
    const question = { title: 'Descartar as alterações?', text: 'Os itens que você mudou ainda não foram salvos.' };
    if (isChanged && !(await ask({ ...question, ok: 'Descartar', cancel: 'Continuar editando', danger: true }))) return;
    forget();
    onClose();
  }, [isChanged, ask, forget, onClose]);
  useUnsavedGuard(isChanged, leave);
  const save = async () => {
    if (running) return;
    setRunning(true);
    const target = { Code: quotation.Code, Version: values.version };
    const changed = await changeItems(
      target,
      lines.map(([productCode, quantity]) => ({ productCode, quantity })),
    );
    setRunning(false);
    setOvertaken(changed.overtaken);
    if (!changed.isSettled) return;
    forget();
    onClose();
  };
  const settle = (some: Partial<Edit>) => {
    setOvertaken(undefined);
    change(some);
  };
  const add = (product: Product) => {
    setAdding(false);
    change({ lines: withProduct(lines, product) });
  };
  const only = (at: number, quantity: number) =>
    change({ lines: lines.map((line, i): Line => (i === at ? [line[0], quantity, line[2]] : line)) });
  return (
    <Modal
      open
      centered
      width={760}
      title={`Alterar os itens do orçamento nº ${quotation.Number}`}
      okText="Salvar"
      okButtonProps={{ disabled: lines.length === 0 || !isChanged }}
      confirmLoading={running}
      mask={{ closable: false }}
      onOk={() => void save()}
      onCancel={() => void leave()}
    >
      {holder}
      {overtaken && (
        <Overtaken
          sentence={overtaken}
          onTheirs={() => settle(editOf(quotation))}
          onMine={() => settle({ version: quotation.Version ?? 0 })}
        />
      )}
      {lines.length === 0 && <p role="status">{messages.noItems} Um orçamento precisa de ao menos um.</p>}
      <ul className={list.lines}>
        {lines.map((line, at) => (
          <Row
            key={line[0]}
            line={line}
            onCount={(quantity) => only(at, quantity)}
            onRemove={() => change({ lines: lines.filter((other) => other !== line) })}
          />
        ))}
      </ul>
      <Button icon="plus" onClick={() => setAdding(true)}>
        Adicionar produto
      </Button>
      {adding && (
        <ProductDialog
          title="Adicionar produto ao orçamento"
          requested={null}
          onChoose={add}
          onClose={() => setAdding(false)}
        />
      )}
    </Modal>
  );
}
