import type { Shop } from '@rodovia/shared/contracts/site';
import { useApi } from '@rodovia/shared/runtime';
import styles from './letterhead.module.css';

/** Letterhead, for print only. */
export function Letterhead() {
  const { data } = useApi<Shop>('/shop', { staleTime: 10 * 60_000 });
  if (!data) return null;
  const { Name, Document, Address, Phone } = data;
  const facts = [Document && `CNPJ ${Document}`, Phone, Address].filter(Boolean);
  return (
    <div className={styles.letterhead}>
      <strong>{Name}</strong>
      <span>{facts.join(' · ')}</span>
    </div>
  );
}
