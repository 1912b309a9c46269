import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { type Change, type LineChange, proposalChanges } from '@rodovia/shared/contracts/proposals';
import styles from './proposal.module.css';

const NOTHING = 'nada';

const KINDS: Record<LineChange['kind'], string> = { ADDED: 'Entrou', REMOVED: 'Saiu', CHANGED: 'Mudou' };

function Details({ changes }: { changes: Change[] }) {
  return (
    <ul>
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          {label}: <del>{before || NOTHING}</del> <span aria-hidden="true">→</span> <ins>{after || NOTHING}</ins>
        </li>
      ))}
    </ul>
  );
}

/** Differences between two versions: lines and terms. */
export function Changes({ before, after }: { before: Proposal; after: Proposal }) {
  const { lines, terms } = proposalChanges(before, after);
  if (lines.length + terms.length === 0) return <p>As duas versões dizem o mesmo.</p>;
  return (
    <ul className={`plain-list ${styles.changes}`}>
      {terms.length > 0 && (
        <li>
          <strong>Condições e total</strong>
          <Details changes={terms} />
        </li>
      )}
      {lines.map(({ description, kind, changes }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may offer the same product
        <li key={index}>
          <strong>
            {KINDS[kind]}: {description}
          </strong>
          {changes.length > 0 && <Details changes={changes} />}
        </li>
      ))}
    </ul>
  );
}
