import { formatCents, type Proposal, proposalChanges } from '@rodovia/shared/contracts/proposals';
import { ProposalTag } from '@rodovia/shared/proposal-tag';
import { formatInstant } from '@rodovia/shared/runtime';
import { useId, useState } from 'react';
import { ChangesTable } from '../changes-table';
import { PdfButton } from '../pdf-button';
import styles from '../proposal.module.css';
import { PreviewButton } from '../sheet/preview-button';
import { nameOf } from '../words';

function Version({ proposal }: { proposal: Proposal }) {
  const { Status, Expired, Closed, SentAt, TotalCents } = proposal;
  return (
    <tr>
      <th scope="row">{nameOf(proposal)}</th>
      <td>
        <ProposalTag status={Status} expired={Expired} closed={Closed} />
      </td>
      <td>{SentAt && formatInstant(SentAt)}</td>
      <td className={styles.amount}>{formatCents(TotalCents)}</td>
      <td>
        <PreviewButton shown={proposal} label="Ver" size="small" title={nameOf(proposal)} />{' '}
        <PdfButton proposal={proposal} size="small" />
      </td>
    </tr>
  );
}

interface ChoiceProps {
  label: string;
  versions: readonly Proposal[];
  value: string;
  onChange: (code: string) => void;
}

function Choice({ label, versions, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {versions.map((version) => (
          <option key={version.Code} value={version.Code}>
            {nameOf(version)}
          </option>
        ))}
      </select>
    </>
  );
}

/** Compares any two versions. */
function Comparison({ versions }: { versions: readonly Proposal[] }) {
  const [codes, setCodes] = useState<{ before?: string; after?: string }>({});
  const pick = (code: string | undefined, otherwise: Proposal | undefined) =>
    versions.find(({ Code }) => Code === code) ?? otherwise;
  const after = pick(codes.after, versions[0]);
  const before = pick(codes.before, versions[1]);
  if (!before || !after) return null;
  return (
    <div className={styles.comparison}>
      <p className={styles.choices}>
        <Choice
          label="Comparar"
          versions={versions}
          value={before.Code}
          onChange={(code) => setCodes({ ...codes, before: code })}
        />
        <Choice
          label="com"
          versions={versions}
          value={after.Code}
          onChange={(code) => setCodes({ ...codes, after: code })}
        />
      </p>
      <ChangesTable changes={proposalChanges(before, after)} before={nameOf(before)} after={nameOf(after)} />
    </div>
  );
}

/** All sent versions, newest first, with comparisons. */
export function Versions({ versions }: { versions: readonly Proposal[] }) {
  return (
    <details className={styles.versions}>
      <summary>Versões ({versions.length})</summary>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">Proposta</th>
              <th scope="col">Situação</th>
              <th scope="col">Enviada em</th>
              <th scope="col" className={styles.amount}>
                Total
              </th>
              <th scope="col">Documento</th>
            </tr>
          </thead>
          <tbody>
            {versions.map((version) => (
              <Version key={version.Code} proposal={version} />
            ))}
          </tbody>
        </table>
      </div>
      {versions.length > 1 && <Comparison versions={versions} />}
    </details>
  );
}
