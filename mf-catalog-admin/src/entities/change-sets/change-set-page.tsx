import type { ChangeSet } from '@rodovia/shared/contracts/back-office';
import { changeSetWord } from '@rodovia/shared/contracts/back-office';
import { Facts, RecordHead, RecordView, Section, Sections } from '@rodovia/shared/crud';
import { formatInstant, formatNumber, useApi } from '@rodovia/shared/runtime';
import { ChangeItems } from './change-items';
import { fullStateOf } from './change-set-state';
import { changeSets } from './change-sets.crud';
import { UndoAction } from './undo-action';

const counted = (count: number) => count > 0 && formatNumber(count);

const ChangeSetView = ({ set }: { set: ChangeSet }) => (
  <Sections>
    <Section title="Dados da alteração" wide>
      <Facts
        columns
        facts={[
          ['Tipo', changeSetWord(set.Kind)],
          ['Quem', set.ActorName],
          ['Quando', formatInstant(set.Created)],
          ['Novos', counted(set.Made)],
          ['Alterados', counted(set.Changed)],
          ['Situação', fullStateOf(set)],
        ]}
      />
    </Section>
    <Section title="Produtos" wide>
      <ChangeItems set={set} />
    </Section>
  </Sections>
);

/** Changes of an import or bulk action by product, and the result of undoing it. */
export function ChangeSetPage({ code }: { code: string }) {
  const set = useApi<ChangeSet>(`/change-set/${code}`);
  const { labels, path, crumbs } = changeSets;
  return (
    <>
      <RecordHead
        list={{ label: labels.many, path, before: crumbs }}
        code={code}
        name={set.data?.Summary}
        otherwise="Alteração em massa"
      >
        {set.data?.Undoable && <UndoAction set={set.data} />}
      </RecordHead>
      <RecordView read={set} failure="Erro ao carregar a alteração em massa.">
        {(record) => <ChangeSetView set={record} />}
      </RecordView>
    </>
  );
}
