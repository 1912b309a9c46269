import type { RecordChange } from '@rodovia/shared/contracts/back-office';
import { changeWord, entityWord } from '@rodovia/shared/contracts/back-office';
import { type Column, choice, created, dates, defineCrud, fixed, search } from '@rodovia/shared/crud';
import { runtimeConfig } from '@rodovia/shared/runtime';
import { personOptions } from '../../person-options';
import { CONTENT_PATH, SETTINGS_PATH, settingsCrumb } from '../../settings-crumb';
import styles from './record-changes.module.css';

type ChangeRow = RecordChange & { Code: string };

const { personTypes } = runtimeConfig;

/** Lists that contain the pages of people, by type. */
const PERSON_LISTS: Record<string, string> = {
  [personTypes.client]: 'clientes',
  [personTypes.seller]: 'vendedores',
  [personTypes.admin]: 'administradores',
};

const LISTS: Record<RecordChange['Entity'], (change: RecordChange) => string | undefined> = {
  PERSON: ({ PersonTypeCode }) => PERSON_LISTS[PersonTypeCode ?? ''],
  PRODUCT: () => 'produtos',
  MODEL: () => 'modelos',
  QUOTATION: () => 'orcamentos',
  SITE: () => undefined,
};

/** Returns the address of the changed record. */
function addressOf(change: RecordChange): string {
  if (change.Entity === 'SITE') return CONTENT_PATH;
  const list = LISTS[change.Entity](change);
  return list ? `/admin/${list}/${change.RecordCode}` : '';
}

const nameOf = ({ Entity, RecordName }: RecordChange) =>
  `${entityWord(Entity)} ${Entity === 'QUOTATION' ? `nº ${RecordName}` : RecordName}`.trim();

/** First lines of a text; the tooltip and the exported file have all of it. */
const Value = ({ text }: { text: string }) =>
  text === '' ? (
    <span className={styles.nothing}>–</span>
  ) : (
    <span className={styles.value} title={text}>
      {text}
    </span>
  );

const columns: Column<ChangeRow>[] = [
  { ...created<ChangeRow>(), title: 'Data', rank: 3, brief: true },
  {
    key: 'ActorName',
    title: 'Quem',
    width: 150,
    grows: true,
    rank: 2,
    brief: true,
    render: ({ ActorName }) => ActorName,
  },
  { key: 'Record', title: 'Cadastro', link: true, render: nameOf },
  {
    key: 'Field',
    title: 'O que',
    width: 150,
    brief: true,
    render: ({ Kind, Field }) => (Kind === 'CHANGED' ? Field : changeWord(Kind)),
  },
  { key: 'Before', title: 'De', rank: 3, render: ({ Before }) => <Value text={Before} /> },
  { key: 'After', title: 'Para', rank: 3, render: ({ After }) => <Value text={After} /> },
];

const entities = (['PERSON', 'PRODUCT', 'MODEL', 'QUOTATION', 'SITE'] as const).map((value) => ({
  value,
  label: entityWord(value),
}));

/** Change history of people, products, models, quotations and content, newest first. */
export const recordChanges = defineCrud<ChangeRow>({
  resource: 'record-change',
  path: `${SETTINGS_PATH}/historico`,
  crumbs: [settingsCrumb],
  labels: {
    one: 'alteração',
    article: 'a',
    many: 'Alterações',
    title: 'Histórico de alterações',
    none: 'Cada alteração de um cadastro aparece aqui.',
    listFailed: 'Erro ao buscar o histórico.',
  },
  nameOf,
  columns,
  filters: [
    search('Buscar no que era ou passou a ser'),
    choice('entity', 'Cadastro', entities),
    choice('actor', 'Quem', personOptions(), { more: true }),
    ...dates(),
    fixed('record', 'Só deste cadastro'),
  ],
  hrefOf: addressOf,
  exportFile: 'reportRecordChanges',
  rowsOf: (results) => (results as RecordChange[]).map((change) => ({ ...change, Code: String(change.Id) })),
});
