import type { Person } from '@rodovia/shared/contracts/people';
import { HistoryLink, RecordHead, RecordView, Sections, StatusButton, useToggle } from '@rodovia/shared/crud';
import { Invite } from '@rodovia/shared/invite';
import { useParams } from '@rodovia/shared/router';
import { callPath, useApi } from '@rodovia/shared/runtime';
import { defineSlot } from '@rodovia/shared/slots';
import { Boundary } from '@rodovia/shared/ui';
import { PersonAddresses } from '../address/person-addresses';
import { PersonEdit } from './person-edit';
import type { PersonKind } from './person-kind';
import { PersonData } from './person-sections';
import { SecondStepReset } from './second-step-reset';

const RecordSection = defineSlot('record.section');

const nameOf = ({ Name }: Person) => Name;

function PersonView({ person, kind }: { person: Person; kind: PersonKind }) {
  const labels = { ...kind.labels, article: 'o' as const };
  const [toggle, holder] = useToggle<Person>({
    resource: 'person',
    labels,
    nameOf,
    SwitchOffQuestion: kind.SwitchOffQuestion,
  });
  return (
    <Sections>
      <PersonData
        person={person}
        status={<StatusButton active={person.IsActive} name={person.Name} onToggle={() => toggle(person)} />}
      />
      <PersonAddresses personCode={person.Code} addresses={person.Address ?? []} />
      {kind.Further && (
        <Boundary title="Esta parte não abriu">
          <kind.Further person={person} />
        </Boundary>
      )}
      <RecordSection kind="person" code={person.Code} />
      {holder}
    </Sections>
  );
}

/** Page of a person. */
export function PersonPage({ kind }: { kind: PersonKind }) {
  const { code = '' } = useParams();
  const person = useApi<Person>(callPath(`/person/${code}`, { include: 'Address,PersonType' }));
  return (
    <>
      <RecordHead
        list={{ label: kind.labels.many, path: kind.path }}
        code={code}
        kind={kind.pageTitle}
        name={person.data?.Name}
        otherwise={kind.pageTitle}
      >
        {person.data && <HistoryLink record={person.data.Code} />}
        {person.data && <Invite person={person.data} />}
        {person.data && <SecondStepReset person={person.data} />}
        {person.data && <PersonEdit person={person.data} />}
      </RecordHead>
      <RecordView read={person} failure="Erro ao buscar os dados.">
        {(record) => <PersonView person={record} kind={kind} />}
      </RecordView>
    </>
  );
}
