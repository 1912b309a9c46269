import type { BulkAnswer, Product } from '@rodovia/shared/contracts';
import { Button, Modal } from '@rodovia/shared/crud';
import { formatNumber } from '@rodovia/shared/runtime';
import { type FormEvent, useEffect, useId, useState } from 'react';
import styles from './bulk.module.css';
import { PriceFields, RelatedField } from './bulk-fields';
import { BulkPreview } from './bulk-preview';
import { Choice } from './choice';
import { DEEDS, type Deed } from './deeds';
import { isSwitch, readDeed, type Told } from './read-deed';
import { useBulk } from './use-bulk';

interface Props {
  deed: Deed;
  chosen: readonly Product[];
  filters: Readonly<Record<string, string>>;
  onApplied: (answer: BulkAnswer) => void;
  onClose: () => void;
}

const WIDE = 640;
const UNTOLD: Told = { code: '', price: { by: 'percent', isUp: true, text: '' } };

/** The list's filters as the server takes them in a body. */
const filterOf = ({ isActive, ...filters }: Props['filters']) => ({
  ...filters,
  ...(isActive !== undefined && { isActive: isActive === 'true' }),
});

/**
 * Changes one thing of many products: first shown, product by product, and then done exactly so. What is clear without
 * another word is shown at once.
 */
export function BulkDialog({ deed, chosen, filters, onApplied, onClose }: Props) {
  const form = useId();
  const [which, setWhich] = useState<'chosen' | 'all'>('chosen');
  const [told, setTold] = useState(UNTOLD);
  const [complaint, setComplaint] = useState('');
  const { preview, failure, running, look, apply, reset } = useBulk(onApplied);
  const show = (of = which) => {
    const target = of === 'all' ? { filter: filterOf(filters) } : { codes: chosen.map(({ Code }) => Code) };
    const read = readDeed(deed, told);
    if ('complaint' in read) setComplaint(read.complaint);
    else void look({ ...read.call, ...target });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the dialog opens
  useEffect(() => {
    if (isSwitch(deed)) show();
  }, []);
  /** What was looked at is no longer what would be done. */
  const tell = (more: Partial<Told>) => {
    setTold({ ...told, ...more });
    setComplaint('');
    reset();
  };
  const choose = (of: typeof which) => {
    setWhich(of);
    reset();
    if (isSwitch(deed)) show(of);
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
      title={DEEDS[deed].title}
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
        {deed === 'PRICE' && (
          <PriceFields
            value={told.price}
            complaint={complaint}
            disabled={applying}
            onChange={(price) => tell({ price })}
          />
        )}
        {(deed === 'BRAND' || deed === 'GROUP') && (
          <RelatedField kind={deed} value={told.code} disabled={applying} onChange={(code) => tell({ code })} />
        )}
        <Choice
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
      {deed !== 'PRICE' && complaint && (
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
