import type { SearchMiss } from '@rodovia/shared/contracts/catalog';
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

/** Returns the form values that the search provides. */
const creationOf = ({ Kind, Term }: SearchMiss) =>
  callPath('/admin/produtos', { novo: 'sim', [Kind === 'SIZE' ? 'size' : 'description']: Term });

/** Creates a product that was searched for, or dismisses the search. */
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
