import { whatsAppLink } from '@rodovia/shared/contact';
import type { Shop } from '@rodovia/shared/contracts/site';
import { Link, useSearchParams } from '@rodovia/shared/router';
import { useApi, usePage } from '@rodovia/shared/runtime';
import { Button, buttonClass } from '@rodovia/shared/ui';
import type { FormEvent } from 'react';
import { EmptyState } from '../../empty-state';
import { FoundFitments } from '../../fitments/found-fitments';
import { useFitments } from '../../fitments/use-fitments';
import page from '../../page.module.css';
import { ReadView } from '../../read-view';
import styles from './fitments-page.module.css';

const LONGEST = 200;

/** What to do about a vehicle that the table does not have. */
function Unknown({ term }: { term: string }) {
  const { data: shop } = useApi<Shop>('/shop', { staleTime: 10 * 60_000 });
  const ask = whatsAppLink(shop?.Whatsapp ?? '', `Olá! Que pneus servem para este veículo: ${term}?`);
  return (
    <EmptyState title="Não conhecemos este veículo">
      <p>A medida está na lateral do pneu, por exemplo 205/55R16: procure por ela. Ou tente só o nome do modelo.</p>
      {ask && (
        <a className={buttonClass('primary')} href={ask}>
          Perguntar por WhatsApp
        </a>
      )}
      <Link className={buttonClass(ask ? undefined : 'primary')} to="/modelos">
        Procurar por medida
      </Link>
    </EmptyState>
  );
}

/** Finds the factory sizes of a vehicle by its name and year. The address holds the question. */
export function FitmentsPage() {
  const [search, setSearch] = useSearchParams();
  const term = search.get('term')?.trim().slice(0, LONGEST) ?? '';
  const found = useFitments(term);
  usePage('Pneus por veículo', [{ label: 'Pneus', href: '/modelos' }, { label: 'Por veículo' }]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get('term') ?? '').trim();
    setSearch(asked ? { term: asked } : {});
  };
  return (
    <div className={page.page}>
      <h1 className={page.title}>Pneus por veículo</h1>
      <p className={page.lead}>Veja com que medidas o veículo sai de fábrica, e os pneus à venda em cada uma.</p>
      <search>
        <form className={styles.form} action="/pneus-por-veiculo" onSubmit={submit}>
          <label className={styles.field}>
            Marca, modelo e ano do veículo
            <input
              // an address that was opened by back or forward has its own question
              key={term}
              className="text-control"
              type="search"
              name="term"
              maxLength={LONGEST}
              autoComplete="off"
              defaultValue={term}
            />
          </label>
          <Button type="submit" kind="primary">
            Buscar
          </Button>
        </form>
      </search>
      {term && (
        <ReadView read={found} failure="Erro ao buscar os veículos.">
          {(fitments) => (
            <div role="status">
              {fitments.length > 0 ? <FoundFitments fitments={fitments} level="h2" /> : <Unknown term={term} />}
            </div>
          )}
        </ReadView>
      )}
    </div>
  );
}
