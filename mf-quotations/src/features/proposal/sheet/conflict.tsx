import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { proposalChanges } from '@rodovia/shared/contracts/proposals';
import { Button } from '@rodovia/shared/crud';
import { useEffect, useRef } from 'react';
import { ChangesTable } from '../changes-table';
import { asProposal, type Names } from '../draft/as-proposal';
import type { Draft } from '../draft/draft';
import type { Merge } from '../draft/merge';
import styles from './sheet.module.css';

interface Props {
  proposal: Proposal;
  /** Both versions, which differ only in what both changed. */
  merged: Merge<Draft>;
  names: Names;
  onSettle: (side: 'mine' | 'theirs') => void;
}

/** Differences in fields that clients never see, which version comparisons omit. */
function innerChanges(before: Proposal, after: Proposal) {
  const details = [
    { label: 'Anotação interna', before: before.InnerNote ?? '', after: after.InnerNote ?? '' },
    { label: 'Validade (dias úteis)', before: `${before.ValidityDays}`, after: `${after.ValidityDays}` },
  ];
  return details.filter((one) => one.before !== one.after);
}

/** Shows both versions of a draft after a conflict and lets the seller choose one. */
export function Conflict({ proposal, merged, names, onSettle }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const shown = (draft: Draft) => asProposal(proposal, draft, merged.stored, names);
  const [saved, typed] = [shown(merged.theirs), shown(merged.mine)];
  const { lines, terms } = proposalChanges(saved, typed);
  return (
    <section className={styles.conflict} aria-labelledby="proposal-conflict">
      <h3 id="proposal-conflict" ref={heading} tabIndex={-1}>
        Esta proposta foi alterada por outra pessoa
      </h3>
      <p>
        Os dois mudaram o mesmo, de maneiras diferentes. Escolha o que fica: o que só um de vocês mudou já está junto, e
        nada se perde.
      </p>
      <ChangesTable
        changes={{ lines, terms: [...terms, ...innerChanges(saved, typed)] }}
        before="Salvo por outra pessoa"
        after="Digitado por você"
        none="As duas dizem o mesmo."
        beside
      />
      <div className={styles.buttons}>
        <Button onClick={() => onSettle('theirs')}>Usar o que foi salvo</Button>
        <Button type="primary" onClick={() => onSettle('mine')}>
          Ficar com o que digitei
        </Button>
      </div>
    </section>
  );
}
