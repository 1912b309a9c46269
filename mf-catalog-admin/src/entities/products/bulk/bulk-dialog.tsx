import type { BulkAnswer, Product } from '@rodovia/shared/contracts/catalog';
import { Button, Modal, RadioField } from '@rodovia/shared/crud';
import { formatNumber } from '@rodovia/shared/runtime';
import { type FormEvent, useEffect, useId, useState } from 'react';
import styles from './bulk.module.css';
import { BULK_ACTIONS, type BulkAction } from './bulk-actions';
import { PriceFields, RelatedField } from './bulk-fields';
import { BulkPreview } from './bulk-preview';
import { type BulkInput, isSwitch, readAction } from './read-action';
import { useBulk } from './use-bulk';

interface Props {
  action: BulkAction;
  chosen: readonly Product[];
  filters: Readonly<Record<string, string>>;
  onApplied: (answer: BulkAnswer) => void;
  onClose: () => void;
}

const WIDE = 640;
const UNTOLD: BulkInput = { code: '', price: { by: 'percent', isUp: true, text: '', rounding: 'CENT' } };

/** Converts the list's filters to the payload of the server. */
const filterOf = ({ isActive, ...filters }: Props['filters']) => ({
  ...filters,
  ...(isActive !== undefined && { isActive: isActive === 'true' }),
});

/**
 * Dialog of a bulk action. The changes are previewed product by product and then applied exactly so. Actions without
 * parameters are previewed immediately.
 */
export function BulkDialog({ action, chosen, filters, onApplied, onClose }: Props) {
  const form = useId();
  const [which, setWhich] = useState<'chosen' | 'all'>('chosen');
  const [input, setInput] = useState(UNTOLD);
  const [complaint, setComplaint] = useState('');
  const { preview, failure, running, look, apply, reset } = useBulk(onApplied);
  const show = (of = which) => {
    const target = of === 'all' ? { filter: filterOf(filters) } : { codes: chosen.map(({ Code }) => Code) };
    const read = readAction(action, input);
    if ('complaint' in read) setComplaint(read.complaint);
    else void look({ ...read.call, ...target });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the dialog opens
  useEffect(() => {
    if (isSwitch(action)) show();
  }, []);
  /** after a change of the parameters, the preview is outdated */
  const change = (more: Partial<BulkInput>) => {
    setInput({ ...input, ...more });
    setComplaint('');
    reset();
  };
  const choose = (of: typeof which) => {
    setWhich(of);
    reset();
    if (isSwitch(action)) show(of);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!running) show();
  };
  const ready = preview !== null && preview.Changed > 0;
  const applying = running && preview !== null;
  return (
    <Modal
      open
      centered
      width={WIDE}
      title={BULK_ACTIONS[action].title}
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
        {action === 'PRICE' && (
          <PriceFields
            value={input.price}
            complaint={complaint}
            disabled={applying}
            onChange={(price) => change({ price })}
          />
        )}
        {(action === 'BRAND' || action === 'GROUP') && (
          <RelatedField kind={action} value={input.code} disabled={applying} onChange={(code) => change({ code })} />
        )}
        <RadioField
          legend="Produtos"
          options={[
            ['chosen', `Só os selecionados (${formatNumber(chosen.length)})`],
            ['all', 'Todos os que correspondem aos filtros da lista'],
          ]}
          value={which}
          disabled={applying}
          onChange={choose}
        />
      </form>
      {action !== 'PRICE' && complaint && (
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
