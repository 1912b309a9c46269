import type { Product } from '@rodovia/shared/contracts/catalog';
import { centsOf, formatCents } from '@rodovia/shared/contracts/proposals';
import { differenceWords } from '@rodovia/shared/contracts/tyres';
import { Button, Modal } from '@rodovia/shared/crud';
import { messageOf, messages } from '@rodovia/shared/runtime';
import { useId, useState } from 'react';
import styles from './products.module.css';
import { type Asked, type Candidate, useCandidates } from './use-candidates';

interface Props {
  title: string;
  /** The requested product to substitute; null when adding a product. */
  requested: Asked | null;
  /** Initial search text. */
  begin?: string;
  onChoose: (product: Product) => void;
  onClose: () => void;
}

const priceOf = ({ PublicPrice }: Product) =>
  PublicPrice === null ? 'Sem preço público' : formatCents(centsOf(PublicPrice));

function Comparison({ comparison }: Pick<Candidate, 'comparison'>) {
  if (!comparison) return null;
  const { diameterPercent, warnings, unknowns } = comparison;
  return (
    <>
      {diameterPercent !== null && (
        <span className={styles.detail}>Diâmetro externo {differenceWords(diameterPercent)}</span>
      )}
      {warnings.map((warning) => (
        <span key={warning} className={styles.warning}>
          {warning}
        </span>
      ))}
      {unknowns.map((unknown) => (
        <span key={unknown} className={styles.detail}>
          {unknown}
        </span>
      ))}
    </>
  );
}

function Found({ candidate, onChoose }: { candidate: Candidate; onChoose: Props['onChoose'] }) {
  const { product, comparison } = candidate;
  return (
    <li className={styles.product}>
      <span className={styles.name}>
        <strong>{product.Size}</strong> {product.Description}
        <span className={styles.detail}>{priceOf(product)}</span>
        <Comparison comparison={comparison} />
      </span>
      <Button size="small" aria-label={`Escolher ${product.Description}`} onClick={() => onChoose(product)}>
        Escolher
      </Button>
    </li>
  );
}

function Results({ requested, typed, onChoose }: Pick<Props, 'requested' | 'onChoose'> & { typed: string }) {
  const { candidates, data, error, refetch } = useCandidates(requested, typed);
  if (error && !data)
    return (
      <p role="alert">
        {messageOf(error, 'Erro ao buscar os produtos.')}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {messages.retry}
        </Button>
      </p>
    );
  if (!data) return <p role="status">{messages.loading}</p>;
  const count = data.TotalCount > data.Results.length ? 'Há mais produtos: busque pela medida ou pelo nome.' : '';
  return (
    <>
      <p role="status" className={styles.count}>
        {candidates.length === 0 ? 'Nenhum produto encontrado. Busque por outra medida ou palavra.' : count}
      </p>
      <ul className={styles.products}>
        {candidates.map((candidate) => (
          <Found key={candidate.product.Code} candidate={candidate} onChoose={onChoose} />
        ))}
      </ul>
    </>
  );
}

/** Dialog for choosing a product of the catalogue. */
export function ProductDialog({ title, requested, begin = '', onChoose, onClose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(begin);
  return (
    <Modal open centered width={760} title={title} footer={null} onCancel={onClose}>
      <div className={styles.search}>
        <label htmlFor={id}>Buscar por medida, marca ou descrição</label>
        <input
          id={id}
          type="search"
          className="text-control"
          // biome-ignore lint/a11y/noAutofocus: people who open the dialog want to search
          autoFocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {requested && <p>Pneus do mesmo aro e tipo de veículo, os de diâmetro mais próximo primeiro.</p>}
      </div>
      <Results requested={requested} typed={typed} onChoose={onChoose} />
    </Modal>
  );
}
