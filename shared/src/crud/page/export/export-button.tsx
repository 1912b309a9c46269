import { useState } from 'react';
import { Button } from '../../button';
import styles from './export-button.module.css';
import { exportReport, type Report, type ReportFormat } from './export-report';

interface Props extends Report {
  label?: string;
  /** Accessible name of the button for the workbook. */
  workbook?: string;
}

/** Exports a list, or what was chosen of it: the first button as a CSV file, the second as an XLSX workbook. */
export function ExportButton({ label = 'Exportar', workbook = 'Baixar em XLSX', ...report }: Props) {
  const [running, setRunning] = useState<ReportFormat>();
  const run = (format: ReportFormat) => async () => {
    setRunning(format);
    await exportReport(report, format);
    setRunning(undefined);
  };
  return (
    <span className={styles.pair}>
      <Button icon="download" loading={running === 'csv'} onClick={run('csv')}>
        {label}
      </Button>
      <Button aria-label={workbook} loading={running === 'xlsx'} onClick={run('xlsx')}>
        XLSX
      </Button>
    </span>
  );
}
