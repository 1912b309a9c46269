import type { Person } from '@rodovia/shared/contracts/people';
import { Button, PageHead, RecordView, Sections, VisitButton } from '@rodovia/shared/crud';
import { callPath, openDialog, startSession, useApi, usePage, useSession } from '@rodovia/shared/runtime';
import { PersonAddresses } from '../../address/person-addresses';
import { PersonEdit } from '../../person/person-edit';
import { PersonData } from '../../person/person-sections';

/** Updates the name in the session, which the header greets. */
function renameSession({ Code, Name, Email, PersonTypeCode }: Person) {
  const { token, isAdmin, isSeller } = useSession.getState();
  if (!token) return;
  const own = { code: Code, name: Name, username: Email, persontypecode: PersonTypeCode };
  startSession({ ...own, access_token: token, is_admin: isAdmin, is_seller: isSeller });
}

interface Props {
  /** Address of the page that changes the password; without it, a dialog is used. */
  password?: string;
}

/** The user's own profile. */
export function ProfilePage({ password }: Props) {
  usePage('Perfil');
  const code = useSession((session) => session.code) ?? '';
  const person = useApi<Person>(callPath(`/person/${code}`, { include: 'Address,PersonType' }));
  return (
    <>
      <PageHead title="Perfil">
        {password ? (
          <VisitButton to={password}>Alterar senha</VisitButton>
        ) : (
          <Button onClick={() => openDialog('change-password')}>Alterar senha</Button>
        )}
        <Button onClick={() => openDialog('security')}>Segurança da conta</Button>
        {person.data && <PersonEdit person={person.data} onSaved={renameSession} />}
      </PageHead>
      <RecordView read={person} failure="Erro ao buscar os dados de perfil.">
        {(record) => (
          <Sections>
            <PersonData person={record} status={record.IsActive ? 'Ativo' : 'Inativo'} />
            <PersonAddresses personCode={record.Code} addresses={record.Address ?? []} />
          </Sections>
        )}
      </RecordView>
    </>
  );
}
