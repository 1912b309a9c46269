import type { ChangeItem, ChangeSet } from '@rodovia/shared/contracts/back-office';
import { CHANGE_OUTCOMES, changeOutcomeWord, ITEM_DAYS } from '@rodovia/shared/contracts/back-office';
import {
  choice,
  EmptyList,
  FilterBar,
  ListFooter,
  ReadFailure,
  schemaOf,
  search,
  useList,
  useListState,
} from '@rodovia/shared/crud';
import { Link } from '@rodovia/shared/router';
import { callPath } from '@rodovia/shared/runtime';
import { Change } from '../../changes/change';
import styles from './change-items.module.css';

const outcomes = CHANGE_OUTCOMES.map((value) => ({ value, label: changeOutcomeWord(value) }));
const term = search('Buscar por nome ou código interno');
const FILTERS = [term, choice('outcome', 'Ao desfazer', outcomes)];
const schema = schemaOf([], FILTERS);
const labels = { one: 'produto', many: 'Produtos' };

/** Describes what undoing did with a product, and why it was left unchanged. */
const fateOf = ({ Outcome, Reason }: ChangeItem) =>
  Outcome && `${changeOutcomeWord(Outcome)}${Reason && `: ${Reason}`}.`;

function Item({ item }: { item: ChangeItem }) {
  const { Code, InternCode, Description, IsThere, Made, Fields, Outcome } = item;
  return (
    <li>
      <p className={styles.name}>
        {IsThere ? <Link to={`/admin/produtos/${Code}`}>{Description}</Link> : Description}
        <small>{InternCode}</small>
        {Outcome && <small className={Outcome === 'LEFT' ? styles.left : undefined}>{fateOf(item)}</small>}
      </p>
      <dl>
        {Fields.map(({ Field, Before, After }) => (
          <div key={Field}>
            <dt>{Field}</dt>
            <dd>{Made ? After || '–' : <Change before={Before} after={After} />}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Products of a change set with their changed fields, in pages; products that undoing left unchanged come first. */
export function ChangeItems({ set }: { set: ChangeSet }) {
  const list = useListState(schema);
  const { page, quantity, filters } = list.state;
  const url = callPath(`/change-set/${set.Code}/items`, { page, quantity, ...filters });
  const { data, error, isPlaceholderData, refetch } = useList<ChangeItem>(url, page, list.correctPage);
  const filtered = Object.keys(filters).length > 0;
  if (error && !data) return <ReadFailure title="Erro ao carregar os produtos!" error={error} onRetry={refetch} />;
  if (data?.TotalCount === 0 && !filtered)
    return <p className={styles.gone}>Os produtos de uma alteração são mostrados por {ITEM_DAYS} dias.</p>;
  return (
    <>
      <FilterBar filters={set.Undone ? FILTERS : [term]} values={filters} onApply={list.filterBy} />
      {data?.TotalCount === 0 && <EmptyList filtered onClear={() => list.filterBy({})} />}
      <ul className={styles.items} aria-busy={!data || isPlaceholderData}>
        {data?.Results.map((item) => (
          <Item key={item.Code} item={item} />
        ))}
      </ul>
      <ListFooter state={list.state} total={data?.TotalCount} labels={labels} onChange={list.goTo} />
    </>
  );
}
