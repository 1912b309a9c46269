import { ifMatch } from '@rodovia/shared/contracts/records';
import type { SiteDraft, SiteVersion, SiteVersions } from '@rodovia/shared/contracts/site';
import { Button, RecordView, Section, useConfirm } from '@rodovia/shared/crud';
import { api, formatInstant, useApi } from '@rodovia/shared/runtime';
import { useState } from 'react';
import styles from './content.module.css';
import { RESOURCE } from './content-form';
import { takeStep } from './content-steps';

/** Number of publications shown before all are requested. */
const FEW = 10;

const authorOf = ({ Author, Number: number }: SiteVersion) =>
  Author || (number === 1 ? 'como a loja veio' : 'alguém que saiu');

interface RowProps {
  version: SiteVersion;
  isLive: boolean;
  onReturn: (version: SiteVersion) => void;
}

const Row = ({ version, isLive, onReturn }: RowProps) => (
  <li className={styles.version}>
    <span>
      <strong>Versão {version.Number}</strong>
      {version.ReturnedTo !== null && ` (volta à versão ${version.ReturnedTo})`}
      {isLive && ' · no ar'}
      <span className={styles.soft}>
        {formatInstant(version.Created)}, {version.Author ? `por ${version.Author}` : authorOf(version)}
      </span>
    </span>
    {!isLive && (
      <Button size="small" aria-label={`Voltar a esta versão: ${version.Number}`} onClick={() => onReturn(version)}>
        Voltar a esta versão
      </Button>
    )}
  </li>
);

interface Props {
  draft: SiteDraft;
  onDone: () => void;
}

/** Publications, newest first, each with a button that restores it. */
export function ContentHistory({ draft, onDone }: Props) {
  const read = useApi<SiteVersions>(`/${RESOURCE}/version`);
  const [ask, question] = useConfirm();
  const [isWhole, setWhole] = useState(false);
  const goBack = async ({ Number: number }: SiteVersion) => {
    const text = draft.IsDraft
      ? 'Ela passa a estar no ar para todos os visitantes. O rascunho fica como está.'
      : 'Ela passa a estar no ar para todos os visitantes.';
    if (!(await ask({ title: `Voltar à versão ${number}?`, text, ok: 'Voltar' }))) return;
    const step = () => api.post(`/${RESOURCE}/version/${number}/return`, undefined, ifMatch(draft));
    const error = await takeStep(step, `A versão ${number} está no ar.`, 'A versão não voltou ao ar.');
    if (!error) onDone();
  };
  return (
    <Section title="Histórico" wide>
      <RecordView read={read} failure="Erro ao carregar o histórico!">
        {({ Versions }) =>
          Versions.length === 0 ? (
            <p>Nada foi publicado daqui ainda. Cada publicação aparece aqui, com quem e quando.</p>
          ) : (
            <>
              <ol className={styles.versions}>
                {Versions.slice(0, isWhole ? undefined : FEW).map((version, index) => (
                  <Row
                    key={version.Number}
                    version={version}
                    isLive={index === 0}
                    onReturn={(one) => void goBack(one)}
                  />
                ))}
              </ol>
              {!isWhole && Versions.length > FEW && (
                <Button onClick={() => setWhole(true)}>Ver todas ({Versions.length})</Button>
              )}
            </>
          )
        }
      </RecordView>
      {question}
    </Section>
  );
}
