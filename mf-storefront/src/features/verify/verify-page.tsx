import type { ProposalProof } from '@rodovia/shared/contracts/proposals';
import { formatCents } from '@rodovia/shared/contracts/proposals';
import { Link, useParams } from '@rodovia/shared/router';
import { formatInstant, isKnownMissing, useApi, usePage } from '@rodovia/shared/runtime';
import { buttonClass, Fact } from '@rodovia/shared/ui';
import { formatDay } from '@rodovia/shared/validity';
import { EmptyState } from '../../empty-state';
import { viewCallPath } from '../../first-view';
import page from '../../page.module.css';
import { ReadView } from '../../read-view';
import { groupsOf, proofSentence, proofState, proofTitle } from './proof-words';
import styles from './verify-page.module.css';

function Integrity({ intact }: { intact: boolean }) {
  if (intact) return <p className={styles.intact}>O conteúdo guardado é o mesmo que foi enviado.</p>;
  return (
    <p className={styles.broken} role="alert">
      Atenção: o conteúdo guardado não confere com o que foi enviado. Não confie neste documento e fale com a loja.
    </p>
  );
}

function Proof({ proof }: { proof: ProposalProof }) {
  return (
    <>
      <h1 className={page.title}>{proofTitle(proof)}</h1>
      <p className={styles.sentence}>{proofSentence(proof)}</p>
      <Integrity intact={proof.Intact} />
      <dl className={`fact-list ${page.facts}`}>
        <Fact label="Situação">{proofState(proof)}</Fact>
        <Fact label="Enviada em">{formatInstant(proof.SentAt)}</Fact>
        <Fact label="Válida até">{formatDay(proof.ValidUntil)}</Fact>
        <Fact label="Total">{formatCents(proof.TotalCents)}</Fact>
        <Fact label="Cliente">{proof.ClientInitials}</Fact>
      </dl>
      <h2 className={styles.heading}>Código de verificação</h2>
      <p>Compare com o código do documento: um só caractere diferente significa que o documento foi alterado.</p>
      <p className={styles.digest}>
        {groupsOf(proof.Digest).map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups are identified by their position
          <span key={index}>{group} </span>
        ))}
      </p>
    </>
  );
}

function Missing() {
  return (
    <>
      <h1 className={page.title}>Proposta não encontrada</h1>
      <EmptyState title="Não há proposta com este código">
        <p>
          Confira o endereço ou leia de novo o código do documento. Se estiver certo, o documento não foi emitido por
          esta loja.
        </p>
        <Link to="/" className={buttonClass('primary')}>
          Ir para a loja
        </Link>
      </EmptyState>
    </>
  );
}

/** Public page that verifies a proposal's document. */
export function VerifyPage() {
  const { token = '' } = useParams();
  const url = viewCallPath('/verificar/:token', 'proof', { token });
  const isMissing = isKnownMissing(url);
  const proof = useApi<ProposalProof>(url, { enabled: !isMissing });
  const title = proof.data ? proofTitle(proof.data) : 'Conferir proposta';
  usePage(title, [{ label: 'Conferir proposta' }]);
  return (
    <div className={page.page}>
      {isMissing ? (
        <Missing />
      ) : (
        <ReadView read={proof} failure="Não foi possível conferir a proposta." missing={<Missing />} isPage>
          {(found) => <Proof proof={found} />}
        </ReadView>
      )}
    </div>
  );
}
