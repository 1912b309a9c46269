import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { formatCents } from '@rodovia/shared/contracts/proposals';
import { Link, useSearchParams } from '@rodovia/shared/router';
import { formatInstant, KEEPS_PLACE } from '@rodovia/shared/runtime';
import { buttonClass } from '@rodovia/shared/ui';
import { useId } from 'react';
import styles from '../my-quotations.module.css';
import { Changes } from './changes';
import own from './proposal.module.css';
import { STATE_WORDS, stateOf } from './proposal-state';
import { type Chosen, COMPARED, inOrder, SHOWN } from './versions';

const nameOf = ({ Version, SentAt }: Proposal) =>
  `Versão ${Version}${SentAt ? `, enviada em ${formatInstant(SentAt)}` : ''}`;

interface ChoiceProps {
  label: string;
  versions: readonly Proposal[];
  value: number;
  onChoose: (version: string) => void;
}

function Choice({ label, versions, value, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className={own.quote}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className="text-control" value={value} onChange={({ target }) => onChoose(target.value)}>
        {versions.map((one) => (
          <option key={one.Code} value={one.Version}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface Props {
  versions: readonly Proposal[];
  chosen: Chosen;
  now: number;
}

function Comparison({ versions, chosen: { shown, other } }: Pick<Props, 'versions' | 'chosen'>) {
  const [search, setSearch] = useSearchParams();
  if (!other) return null;
  const choose = (first: string, second: string) => {
    const next = new URLSearchParams(search);
    next.set(SHOWN, first);
    next.set(COMPARED, second);
    setSearch(next, { state: KEEPS_PLACE });
  };
  const [before, after] = inOrder(shown, other);
  if (!before || !after) return null;
  const others = versions.filter(({ Code }) => Code !== shown.Code);
  return (
    <>
      <h3 className={own.subheading}>
        O que mudou da versão {before.Version} para a {after.Version}
      </h3>
      <div className={own.choices}>
        <Choice
          label="Versão mostrada"
          versions={versions}
          value={shown.Version}
          onChoose={(version) =>
            choose(version, String(version === String(other.Version) ? shown.Version : other.Version))
          }
        />
        <Choice
          label="Comparar com"
          versions={others}
          value={other.Version}
          onChoose={(version) => choose(String(shown.Version), version)}
        />
      </div>
      <Changes before={before} after={after} />
    </>
  );
}

/** Shows the comparison if the address requests it, otherwise a link to it. */
function ComparisonOrLink({ versions, chosen }: Pick<Props, 'versions' | 'chosen'>) {
  const [search] = useSearchParams();
  if (search.has(SHOWN) || search.has(COMPARED)) return <Comparison versions={versions} chosen={chosen} />;
  const { other } = chosen;
  if (!other) return null;
  return (
    <Link className={buttonClass()} to={`?${COMPARED}=${other.Version}`} state={KEEPS_PLACE}>
      Comparar com a versão {other.Version}
    </Link>
  );
}

/** Earlier versions with links, and the comparison of two versions. */
export function VersionsSection({ versions, chosen, now }: Props) {
  const earlier = versions.slice(1);
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="versoes" className={own.section}>
      <h2 id="versoes" className={styles.heading}>
        Versões anteriores
      </h2>
      <ul className={own.versions}>
        {earlier.map((one) => (
          <li key={one.Code}>
            <Link to={`?${SHOWN}=${one.Version}`}>{nameOf(one)}</Link>
            <span>
              {formatCents(one.TotalCents)} · {STATE_WORDS[stateOf(one, now, true)].toLocaleLowerCase('pt-BR')}
            </span>
          </li>
        ))}
      </ul>
      <ComparisonOrLink versions={versions} chosen={chosen} />
    </section>
  );
}
