import type { ChangeSet } from '@rodovia/shared/contracts';
import { CHANGE_SET_KINDS, changeSetWord } from '@rodovia/shared/contracts/change-set-words';
import { type Column, choice, created, dates, defineCrud, search, text } from '@rodovia/shared/crud';
import { formatInstant, formatNumber } from '@rodovia/shared/runtime';
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

const stateOf = ({ Undone, UndoneByName, Undoable }: ChangeSet) => {
  if (Undone) return `Desfeita por ${UndoneByName || 'alguém'} em ${formatInstant(Undone)}`;
  return Undoable ? 'Pode ser desfeita' : 'Definitiva';
};

/** Imports and deeds on many products, which can be taken back within a day. */
export const changeSets = defineCrud<ChangeSet>({
  resource: 'change-set',
  path: '/admin/alteracoes-em-massa',
  crumbs: [{ label: 'Produtos', href: '/admin/produtos' }],
  labels: {
    one: 'alteração em massa',
    article: 'a',
    many: 'Alterações em massa',
    listFailed: 'Erro ao carregar as alterações em massa.',
  },
  nameOf: ({ Summary }) => Summary,
  columns: [
    { ...text<ChangeSet>('Summary', 'Alteração'), sortBy: undefined },
    { key: 'Kind', title: 'Tipo', width: 110, rank: 1, render: ({ Kind }) => changeSetWord(Kind) },
    counted('Made', 'Novos'),
    counted('Changed', 'Alterados'),
    { key: 'ActorName', title: 'Quem', width: 150, rank: 2, brief: true, render: ({ ActorName }) => ActorName },
    { ...created<ChangeSet>(), title: 'Quando', rank: 3, brief: true },
    { key: 'State', title: 'Situação', width: 220, rank: 2, brief: true, render: stateOf },
  ],
  filters: [search('Buscar'), choice('kind', 'Tipo', kinds), ...dates()],
  actionsWidth: 110,
  rowActions: (set) => set.Undoable && <UndoAction set={set} />,
});
