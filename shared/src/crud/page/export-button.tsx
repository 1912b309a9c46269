import { useState } from 'react';
import { Button } from '../button';
import { exportCsv } from './export-csv';

interface Props {
  url: string;
  /** Of the file, without extension. */
  name: string;
  label?: string;
}

/** Saves what the list shows, on all its pages, as a CSV file. */
export function ExportButton({ url, name, label = 'Exportar' }: Props) {
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    await exportCsv(url, name);
    setRunning(false);
  };
  return (
    <Button icon="download" loading={running} onClick={run}>
      {label}
    </Button>
  );
}
