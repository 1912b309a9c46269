import type { SearchMiss } from '@rodovia/shared/contracts/catalog';
import { type Column, choice, created, dates, defineCrud, search, text } from '@rodovia/shared/crud';
import { formatInstant } from '@rodovia/shared/runtime';
import { MissActions } from './miss-actions';

const kinds = [
  { value: 'SIZE', label: 'Medida' },
  { value: 'TERM', label: 'Termo' },
];

const last: Column<SearchMiss> = {
  key: 'LastAsked',
  title: 'Última vez',
  sortBy: 'LastAsked',
  width: 166,
  rank: 2,
  render: ({ LastAsked }) => formatInstant(LastAsked),
};

/** Searches without results, counted without personal data. */
export const searchMisses = defineCrud<SearchMiss>({
  resource: 'search-miss',
  path: '/admin/procurados',
  labels: {
    one: 'procura',
    article: 'a',
    many: 'Procuras',
    title: 'Procurados e não encontrados',
    none: 'O que os clientes procurarem e a loja não tiver aparece aqui.',
    listFailed: 'Erro ao carregar o que os clientes procuram.',
  },
  nameOf: ({ Term }) => Term,
  columns: [
    text('Term', 'Procurado'),
    { key: 'Kind', title: 'Tipo', width: 100, rank: 1, render: ({ Kind }) => (Kind === 'SIZE' ? 'Medida' : 'Termo') },
    text('Asked', 'Vezes', { width: 90, align: 'right', rank: 3 }),
    last,
    { ...created<SearchMiss>(), title: 'Desde', rank: 1 },
  ],
  filters: [search('Buscar'), choice('kind', 'Tipo', kinds), ...dates()],
  actionsWidth: 250,
  rowActions: (miss) => <MissActions miss={miss} />,
  exportFile: 'reportSearchMisses',
});
