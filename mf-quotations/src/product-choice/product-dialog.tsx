import type { Product } from '@rodovia/shared/contracts';
import { centsOf, formatCents } from '@rodovia/shared/contracts/money';
import { differenceWords } from '@rodovia/shared/contracts/tyre-comparison';
import { Button, Modal } from '@rodovia/shared/crud';
import { messageOf, messages } from '@rodovia/shared/runtime';
import { useId, useState } from 'react';
import styles from './products.module.css';
import { type Asked, type Candidate, useCandidates } from './use-candidates';

interface Props {
  title: string;
  /** What the product stands in for; nothing for one that is added. */
  asked: Asked | null;
  /** What is searched for at first. */
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

function Results({ asked, typed, onChoose }: Pick<Props, 'asked' | 'onChoose'> & { typed: string }) {
  const { candidates, data, error, refetch } = useCandidates(asked, typed);
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

/** Finds a product of the catalogue. */
export function ProductDialog({ title, asked, begin = '', onChoose, onClose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(begin);
  return (
    <Modal open centered width={760} title={title} footer={null} onCancel={onClose}>
      <div className={styles.search}>
        <label htmlFor={id}>Buscar por medida, marca ou descrição</label>
        <input
          id={id}
          type="search"
          // biome-ignore lint/a11y/noAutofocus: whoever opens the dialog wants to search
          autoFocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {asked && <p>Pneus do mesmo aro e tipo de veículo, os de diâmetro mais próximo primeiro.</p>}
      </div>
      <Results asked={asked} typed={typed} onChoose={onChoose} />
    </Modal>
  );
}
