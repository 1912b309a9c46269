import { lazyComponent, usePage } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Button } from '../button';
import { FilterBar } from '../filter/filter-bar';
import { loadForms, RecordDialog } from '../form/form-parts';
import { ColumnsMenu } from '../list/columns-menu';
import { rememberList } from '../list/last-list';
import { exportQuery, schemaOf } from '../list/list-state';
import { useListState } from '../list/use-list-state';
import { useShownColumns } from '../list/use-shown-columns';
import { ViewsMenu } from '../list/views-menu';
import { resourceOf } from '../resource';
import { useSelection } from '../selection/use-selection';
import { useToggle } from '../table/use-toggle';
import type { CrudDefinition, CrudRow } from '../types';
import { UndoPlace } from '../undo/undo-place';
import { ExportButton } from './export/export-button';
import { ListView, type ShownRecords } from './list/list-view';
import styles from './page.module.css';
import { PageHead } from './page-head';
import { ToList } from './to-list';
import { useEditing } from './use-editing';

const SelectionBar = lazyComponent(() =>
  import('../selection/selection-bar').then(({ SelectionBar }) => SelectionBar),
) as typeof import('../selection/selection-bar').SelectionBar;

/** Preloads dialogs at the first interaction with the list. */
function whenUsed() {
  const used = new AbortController();
  const begin = () => {
    used.abort();
    void loadForms().catch(() => undefined);
  };
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(sign, begin, { passive: true, signal: used.signal });
  return () => used.abort();
}

/** Records with a status can be selected for bulk activation. */
const hasStatus = ({ key }: { key: string }) => key === 'IsActive';

/** The screen of a list definition. */
export function CrudPage<T extends CrudRow, Input extends object>({
  definition,
}: {
  definition: CrudDefinition<T, Input>;
}) {
  const {
    path,
    labels,
    form,
    resource,
    filters,
    columns,
    exportFile,
    query,
    nameOf,
    crumbs,
    toolbar: Toolbar,
    tools: Tools,
    lead: Lead,
    Created,
  } = definition;
  const title = labels.title ?? labels.many;
  usePage(title, crumbs);
  const schema = useMemo(() => schemaOf(columns, filters), [columns, filters]);
  const list = useListState(schema);
  const chosen = useSelection<T>();
  const selection = columns.some(hasStatus) || definition.SelectionActions ? chosen : undefined;
  const { editing, open, close } = useEditing(definition);
  useEffect(whenUsed, []);
  const [toggle, holder] = useToggle<T>(definition);
  const shown = useShownColumns(path, columns);
  const seen = useMemo(() => ({ ...definition, columns: shown }), [definition, shown]);
  const [made, setMade] = useState<T | null>(null);
  const opens = definition.hrefOf !== undefined;
  const onShown = useCallback(
    (shown: ShownRecords) => opens && rememberList(path, { search: location.search, ...shown }),
    [opens, path],
  );
  const onCreate = form && labels.create ? () => open({}) : undefined;
  const tools = { toggle, nameOf, edit: (row: T) => open({ row }) };
  const exportUrl = resourceOf(resource).exportUrl({ ...exportQuery(list.state), ...query });
  return (
    <>
      <PageHead title={title} before={<ToList />}>
        {Toolbar && <Toolbar />}
        {onCreate && (
          <Button type="primary" icon="plus" onClick={onCreate}>
            {labels.create}
          </Button>
        )}
      </PageHead>
      {Created && made && (
        <section className={styles.created} aria-label={`Cadastro de ${nameOf(made)}`}>
          <Boundary title="Os próximos passos não abriram">
            <Created record={made} />
          </Boundary>
          <Button type="text" onClick={() => setMade(null)}>
            Fechar
          </Button>
        </section>
      )}
      <UndoPlace />
      {Lead && <Lead />}
      <FilterBar filters={filters} values={list.state.filters} onApply={list.filterBy} chips>
        {exportFile && <ExportButton url={exportUrl} name={exportFile} />}
        {Tools && <Tools />}
        <ViewsMenu list={path} />
        <ColumnsMenu list={path} columns={columns} />
      </FilterBar>
      <ListView
        definition={seen}
        list={list}
        tools={tools}
        selection={selection}
        onCreate={onCreate}
        onShown={onShown}
      />
      {chosen.used && (
        <Boundary title="A seleção não abriu">
          <SelectionBar definition={definition} selection={chosen} state={list.state} />
        </Boundary>
      )}
      {editing && (
        <RecordDialog
          definition={definition}
          {...editing}
          onSaved={Created && !editing.row ? setMade : undefined}
          onClose={close}
        />
      )}
      {holder}
    </>
  );
}
