import { useState } from 'react';
import { Button } from '../button';
import { Icon } from '../icons';
import { exportCsv } from './export-csv';

/** Saves what the list shows, on all its pages, as a CSV file. */
export function ExportButton({ url, name }: { url: string; name: string }) {
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    await exportCsv(url, name);
    setRunning(false);
  };
  return (
    <Button icon={<Icon name="download" />} loading={running} onClick={run}>
      Exportar
    </Button>
  );
}
