import { useState } from 'react';
import { Button } from '../button';
import { exportCsv } from '../page/export/export-csv';
import { resourceOf } from '../resource';
import type { CrudDefinition, CrudRow } from '../types';

/** Number of codes that fit into an address. */
const CODES_PER_CALL = 200;

interface Props<T extends CrudRow> {
  definition: Pick<CrudDefinition<T>, 'resource' | 'query' | 'exportFile' | 'labels'>;
  codes: readonly string[];
}

function urlsOf<T extends CrudRow>({ resource, query }: Props<T>['definition'], codes: readonly string[]): string[] {
  const starts = Array.from({ length: Math.ceil(codes.length / CODES_PER_CALL) }, (_, i) => i * CODES_PER_CALL);
  return starts.map((start) => {
    const some = codes.slice(start, start + CODES_PER_CALL).join(';');
    return resourceOf(resource).exportUrl({ ...query, codes: some });
  });
}

/** Exports the selected records as a CSV file with the columns of the list. */
export function ExportSelected<T extends CrudRow>({ definition, codes }: Props<T>) {
  const [running, setRunning] = useState(false);
  const { exportFile, labels } = definition;
  if (!exportFile) return null;
  const run = async () => {
    setRunning(true);
    await exportCsv(urlsOf(definition, codes), exportFile);
    setRunning(false);
  };
  return (
    <Button icon="download" loading={running} onClick={run}>
      Exportar selecionad{labels.article}s
    </Button>
  );
}
