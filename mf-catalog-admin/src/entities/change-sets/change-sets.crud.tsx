import type { ChangeSet } from '@rodovia/shared/contracts/back-office';
import { CHANGE_SET_KINDS, changeSetWord } from '@rodovia/shared/contracts/back-office';
import { type Column, choice, created, dates, defineCrud, search, text } from '@rodovia/shared/crud';
import { formatNumber } from '@rodovia/shared/runtime';
import { stateOf } from './change-set-state';
import { UndoAction } from './undo-action';

const kinds = CHANGE_SET_KINDS.map((kind) => ({ value: kind, label: changeSetWord(kind) }));

const counted = (key: 'Made' | 'Changed', title: string): Column<ChangeSet> => ({
  key,
  title,
  sortBy: key,
  width: 110,
  align: 'right',
  rank: 2,
  render: (set) => formatNumber(set[key]),
});

const path = '/admin/alteracoes-em-massa';

/** Imports and bulk actions, which can be undone within a day. */
export const changeSets = defineCrud<ChangeSet>({
  resource: 'change-set',
  path,
  crumbs: [{ label: 'Produtos', href: '/admin/produtos' }],
  labels: {
    one: 'alteração em massa',
    article: 'a',
    many: 'Alterações em massa',
    none: 'O que se altera em muitos produtos de uma vez, na lista deles ou por um arquivo, aparece aqui e pode ser desfeito.',
    listFailed: 'Erro ao carregar as alterações em massa.',
  },
  nameOf: ({ Summary }) => Summary,
  hrefOf: ({ Code }) => `${path}/${Code}`,
  columns: [
    { ...text<ChangeSet>('Summary', 'Alteração'), sortBy: undefined },
    { key: 'Kind', title: 'Tipo', width: 110, rank: 1, render: ({ Kind }) => changeSetWord(Kind) },
    counted('Made', 'Novos'),
    counted('Changed', 'Alterados'),
    {
      key: 'ActorName',
      title: 'Quem',
      width: 150,
      grows: true,
      rank: 2,
      brief: true,
      render: ({ ActorName }) => ActorName,
    },
    { ...created<ChangeSet>(), title: 'Quando', rank: 3, brief: true },
    { key: 'State', title: 'Situação', width: 220, rank: 2, brief: true, render: stateOf },
  ],
  filters: [search('Buscar'), choice('kind', 'Tipo', kinds), ...dates()],
  actionsWidth: 110,
  rowActions: (set) => set.Undoable && <UndoAction set={set} />,
});
