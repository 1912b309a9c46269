import { ChoiceList, CrudPage, crudRoute, EmptyList, FilterBar, ListFooter } from '@rodovia/shared/crud';
import { type ReactNode, useState } from 'react';
import { answerWith, failure, never } from './answers';
import { brands, definition, list, nothing } from './brands';

export default { title: 'lists', meta: { isStaff: true } };

const preferences = { Rows: null, Hidden: [], Views: [] };
const page = { Results: brands, TotalPages: 1, TotalCount: 2 };

/** Answers the reads of a list before it is shown. */
function WithList({ list, children }: { list: unknown; children: ReactNode }) {
  useState(() => answerWith({ '/preference': preferences, '/brand': list }));
  return children;
}

const ListPage = ({ list }: { list: unknown }) => <WithList list={list}>{crudRoute(definition).element}</WithList>;

export const CrudPageWithRows = () => <ListPage list={page} />;
export const CrudPageEmpty = () => <ListPage list={{ Results: [], TotalPages: 0, TotalCount: 0 }} />;
export const CrudPageLoading = () => <ListPage list={never} />;
export const CrudPageFailed = () => <ListPage list={failure} />;
export const CrudPageWithoutForm = () => (
  <WithList list={page}>
    <CrudPage definition={{ ...definition, form: undefined }} />
  </WithList>
);

export const ChoiceListOfBrands = () => (
  <WithList list={page}>
    <ChoiceList definition={list} onChoose={nothing} />
  </WithList>
);

export const FilterBarWithValues = () => (
  <FilterBar filters={definition.filters} values={{ term: 'pneu' }} onApply={nothing} />
);

export const EmptyListWithFilters = () => <EmptyList filtered onClear={nothing} />;
export const EmptyListToBeginWith = () => (
  <EmptyList filtered={false} onClear={nothing} create={{ text: 'Nova marca', run: nothing }} />
);

const footer = { labels: definition.labels, onChange: nothing };
export const ListFooterOfManyPages = () => <ListFooter {...footer} total={12_345} state={{ page: 7, quantity: 25 }} />;
export const ListFooterOfOne = () => <ListFooter {...footer} total={1} state={{ page: 1, quantity: 25 }} />;
