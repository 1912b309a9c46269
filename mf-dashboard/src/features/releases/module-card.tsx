import type { PublishedModule, ReleaseHealth } from '@rodovia/shared/contracts/platform';
import { Button, Facts, Section } from '@rodovia/shared/crud';
import { formatInstant } from '@rodovia/shared/runtime';
import { Tag } from '@rodovia/shared/tag';
import { useState } from 'react';
import { ActionDialog } from './action-dialog';
import { HealthTable } from './health-table';
import { MachineDialog } from './machine-dialog';
import { PreviewDialog } from './preview-dialog';
import styles from './releases.module.css';
import { type OfferedAction, offeredActions, otherReleases, personOf, stepWord } from './words';

const failuresOf = (releases: readonly ReleaseHealth[]) =>
  releases.flatMap(({ Release, Failures }) => Failures.map((failure) => ({ Release, ...failure })));

function Failures({ releases }: { releases: readonly ReleaseHealth[] }) {
  const all = failuresOf(releases);
  if (all.length === 0) return null;
  return (
    <details className={styles.failures}>
      <summary>Falhas relatadas ({all.length})</summary>
      <ul>
        {all.map(({ Release, Phase, Message, Place, Count }) => (
          <li key={`${Release} ${Phase} ${Message} ${Place}`}>
            {Count} × {Message || Phase}
            <span className={styles.soft}>{Place ?? Release}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function StatusOf({ module: { Withdrawn, Canary } }: { module: PublishedModule }) {
  if (Withdrawn) return <Tag look="cancelled">Retirado</Tag>;
  if (Canary) return <Tag look="progress">Canário {Canary.Traffic} %</Tag>;
  return <Tag look="completed">No ar</Tag>;
}

/** A module: published release, measurements, and actions. */
export function ModuleCard({ module }: { module: PublishedModule }) {
  const { Module, Release, Canary, At, By, Why, Problems, Health } = module;
  const [offer, setOffer] = useState<OfferedAction | null>(null);
  const [machine, setMachine] = useState(false);
  const [preview, setPreview] = useState(false);
  return (
    <Section title={Module}>
      <div className={styles.card}>
        <Facts
          facts={[
            ['Situação', <StatusOf key="status" module={module} />],
            ['Versão', Release],
            ['Canário', Canary && `${Canary.Release}, ${Canary.Traffic} % dos visitantes`],
            ['Desde', formatInstant(At)],
            ['Por', `${personOf(By)} (${stepWord(module)})`],
            ['Motivo', Why],
          ]}
        />
        {Problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
        <HealthTable module={Module} releases={Health} />
        <Failures releases={Health} />
        <div className={styles.actions}>
          {offeredActions(module).map((offered) => (
            <Button
              key={offered.action}
              danger={offered.danger}
              aria-label={`${offered.label}: ${Module}`}
              onClick={() => setOffer(offered)}
            >
              {offered.label}
            </Button>
          ))}
          {otherReleases(module).length > 0 && (
            <Button aria-label={`Ver antes: ${Module}`} onClick={() => setPreview(true)}>
              Ver antes
            </Button>
          )}
          {Module !== 'shell' && (
            <Button aria-label={`Ver da minha máquina: ${Module}`} onClick={() => setMachine(true)}>
              Ver da minha máquina
            </Button>
          )}
        </div>
      </div>
      {preview && <PreviewDialog module={module} onClose={() => setPreview(false)} />}
      {machine && <MachineDialog module={Module} onClose={() => setMachine(false)} />}
      {offer && <ActionDialog module={module} offer={offer} onClose={() => setOffer(null)} />}
    </Section>
  );
}
