import type { SearchMiss } from '@rodovia/shared/contracts';
import { Button, feedback, VisitButton } from '@rodovia/shared/crud';
import { api, callPath, invalidate } from '@rodovia/shared/runtime';
import { useState } from 'react';

async function dismiss({ Code }: SearchMiss): Promise<void> {
  try {
    await api.delete(`/search-miss/${Code}`);
  } catch (error) {
    feedback.failed(error, 'A procura não foi dispensada:');
  }
  await invalidate('search-miss');
}

/** Fills in what the search already tells of the product. */
const creationOf = ({ Kind, Term }: SearchMiss) =>
  callPath('/admin/produtos', { novo: 'sim', [Kind === 'SIZE' ? 'size' : 'description']: Term });

/** Registers a product that was looked for in vain, or takes the search off the list. */
export function MissActions({ miss }: { miss: SearchMiss }) {
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    await dismiss(miss);
    setRunning(false);
  };
  return (
    <>
      <VisitButton size="small" aria-label={`Cadastrar produto para ${miss.Term}`} to={creationOf(miss)}>
        Cadastrar produto
      </VisitButton>
      <Button size="small" type="text" loading={running} aria-label={`Dispensar ${miss.Term}`} onClick={run}>
        Dispensar
      </Button>
    </>
  );
}
