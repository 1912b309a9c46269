import type { LogEntry } from '@rodovia/shared/contracts/back-office';
import { created, dates, defineCrud, search, text } from '@rodovia/shared/crud';
import { SETTINGS_PATH, settingsCrumb } from '../../settings-crumb';
import { LogMessage } from './log-message';

type LogRow = LogEntry & { Code: string };

/** Audit log, newest first. */
export const logs = defineCrud<LogRow>({
  resource: 'logger',
  path: `${SETTINGS_PATH}/logs`,
  crumbs: [settingsCrumb],
  labels: { one: 'log', article: 'o', many: 'Logs', listFailed: 'Erro ao buscar os logs.' },
  nameOf: ({ Id }) => String(Id),
  columns: [
    text('Id', 'Id', { width: 96, rank: 2 }),
    {
      key: 'Message',
      title: 'Mensagem',
      link: true,
      sortBy: 'Message',
      render: ({ Message }) => <LogMessage message={Message} />,
    },
    { ...created<LogRow>(), title: 'Data', rank: 3, brief: true },
  ],
  // the call has its own name for the text
  filters: [{ ...search('Buscar na mensagem'), name: 'filtro' }, ...dates()],
  rowsOf: (results) => (results as LogEntry[]).map((entry) => ({ ...entry, Code: String(entry.Id) })),
});
