import type { PublicationHistory, PublicationStep } from '@rodovia/shared/contracts/platform';
import { STEPS_ON_PAGE } from '@rodovia/shared/contracts/platform';
import { Button, RecordView, Section } from '@rodovia/shared/crud';
import { useSearchParams } from '@rodovia/shared/router';
import { callPath, formatInstant, useApi } from '@rodovia/shared/runtime';
import styles from './releases.module.css';
import { personOf, stepWord } from './words';

const canaryOf = ({ Canary }: PublicationStep) => (Canary ? `, canário ${Canary.Release} ${Canary.Traffic} %` : '');

const Step = ({ step }: { step: PublicationStep }) => (
  <li>
    <strong>
      {step.Module}: {stepWord(step)}
    </strong>{' '}
    {step.Release}
    {canaryOf(step)}
    <span className={styles.soft}>
      {formatInstant(step.At)}, por {personOf(step.By)}
      {step.Why && `: ${step.Why}`}
    </span>
  </li>
);

interface PagesProps {
  page: number;
  last: number;
  onPage: (page: number) => void;
}

const Pages = ({ page, last, onPage }: PagesProps) => (
  <nav className={styles.pages} aria-label="Páginas do histórico">
    <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
      Mais recentes
    </Button>
    <span>
      Página {page} de {last}
    </span>
    <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
      Mais antigas
    </Button>
  </nav>
);

function Shown({
  history: { Steps, Count },
  page,
  onPage,
}: { history: PublicationHistory } & Omit<PagesProps, 'last'>) {
  const last = Math.max(1, Math.ceil(Count / STEPS_ON_PAGE));
  if (Steps.length === 0)
    return (
      <p>
        Nada nesta página.{' '}
        {page > 1 && (
          <Button size="small" onClick={() => onPage(1)}>
            Ir à primeira
          </Button>
        )}
      </p>
    );
  return (
    <>
      <ol className={`plain-list ${styles.steps}`}>
        {Steps.map((step) => (
          <Step key={`${step.Module} ${step.Seq}`} step={step} />
        ))}
      </ol>
      {last > 1 && <Pages page={page} last={last} onPage={onPage} />}
    </>
  );
}

const pageOf = (text: string | null) => (text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1);

/** Publication history, newest first; the page number is in the address. */
export function History() {
  const [query, setQuery] = useSearchParams();
  const page = pageOf(query.get('pagina'));
  const read = useApi<PublicationHistory>(callPath('/release/history', page > 1 ? { page } : {}), {
    placeholderData: (previous) => previous,
  });
  const turn = (to: number) => setQuery(to === 1 ? {} : { pagina: String(to) }, { preventScrollReset: true });
  return (
    <Section title="Histórico" wide>
      <RecordView read={read} failure="Erro ao carregar o histórico!">
        {(history) => <Shown history={history} page={page} onPage={turn} />}
      </RecordView>
    </Section>
  );
}
