import type { BulkAnswer, Product } from '@rodovia/shared/contracts';
import { Button, Modal } from '@rodovia/shared/crud';
import { formatNumber } from '@rodovia/shared/runtime';
import { type FormEvent, useId, useState } from 'react';
import styles from './bulk.module.css';
import { PriceFields, RelatedField } from './bulk-fields';
import { BulkPreview } from './bulk-preview';
import { Choice } from './choice';
import { type PriceChange, readChange } from './price-change';
import { type BulkCall, useBulk } from './use-bulk';

export const BULK_TITLES = { BRAND: 'Mudar marca', GROUP: 'Mudar grupo', PRICE: 'Mudar preço' } as const;
export type BulkDialogKind = keyof typeof BULK_TITLES;

interface Props {
  kind: BulkDialogKind;
  chosen: readonly Product[];
  filters: Readonly<Record<string, string>>;
  onApplied: (answer: BulkAnswer) => void;
  onClose: () => void;
}

const WIDE = 640;
const MISSING = { BRAND: 'Escolha a marca.', GROUP: 'Escolha o grupo.' };

/** The list's filters as the server takes them in a body. */
const filterOf = ({ isActive, ...filters }: Props['filters']) => ({
  ...filters,
  ...(isActive !== undefined && { isActive: isActive === 'true' }),
});

/** Changes one thing of many products: first shown, product by product, and then done exactly so. */
export function BulkDialog({ kind, chosen, filters, onApplied, onClose }: Props) {
  const form = useId();
  const [which, setWhich] = useState<'chosen' | 'all'>('chosen');
  const [code, setCode] = useState('');
  const [price, setPrice] = useState<PriceChange>({ by: 'percent', isUp: true, text: '' });
  const [complaint, setComplaint] = useState('');
  const { preview, failure, running, look, apply, reset } = useBulk(onApplied);
  /** What was looked at is no longer what would be done. */
  const change = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      set(value);
      setComplaint('');
      reset();
    };
  };
  const show = () => {
    const target = which === 'all' ? { filter: filterOf(filters) } : { codes: chosen.map(({ Code }) => Code) };
    if (kind !== 'PRICE') {
      if (!code) return setComplaint(MISSING[kind]);
      return void look({ kind, code, ...target } satisfies BulkCall);
    }
    const read = readChange(price);
    if ('complaint' in read) return setComplaint(read.complaint);
    return void look({ kind, ...read, ...target } satisfies BulkCall);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!running) show();
  };
  const ready = preview !== null && preview.Changed > 0;
  return (
    <Modal
      open
      centered
      width={WIDE}
      title={BULK_TITLES[kind]}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={[
        <Button key="leave" onClick={onClose}>
          Cancelar
        </Button>,
        ready ? (
          <Button key="apply" type="primary" loading={running} onClick={() => void apply()}>
            {`Aplicar a ${formatNumber(preview.Changed)} ${preview.Changed === 1 ? 'produto' : 'produtos'}`}
          </Button>
        ) : (
          <Button key="look" type="primary" htmlType="submit" form={form} loading={running}>
            Ver prévia
          </Button>
        ),
      ]}
    >
      <form id={form} className={styles.fields} noValidate onSubmit={submit}>
        {kind === 'PRICE' ? (
          <PriceFields value={price} complaint={complaint} disabled={running} onChange={change(setPrice)} />
        ) : (
          <RelatedField kind={kind} value={code} disabled={running} onChange={change(setCode)} />
        )}
        <Choice
          legend="Produtos"
          options={[
            ['chosen', `Só os selecionados (${formatNumber(chosen.length)})`],
            ['all', 'Todos os que correspondem aos filtros da lista'],
          ]}
          value={which}
          disabled={running}
          onChange={change(setWhich)}
        />
      </form>
      {kind !== 'PRICE' && complaint && (
        <p role="alert" className={styles.failure}>
          {complaint}
        </p>
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {preview && <BulkPreview preview={preview} />}
    </Modal>
  );
}
