import { useState } from 'react';
import { Button } from '../../button';
import { exportCsv } from './export-csv';

interface Props {
  url: string;
  /** File name without extension. */
  name: string;
  label?: string;
}

/** Exports all pages of the list as a CSV file. */
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
