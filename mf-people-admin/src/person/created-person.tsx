import type { Person } from '@rodovia/shared/contracts/people';
import { Invite } from '@rodovia/shared/invite';
import type { ReactNode } from 'react';

/** Next steps after creating a person: `children`, by default an invitation. */
export function CreatedPerson({ record, children }: { record: Person; children?: ReactNode }) {
  return (
    <>
      <p>
        <strong>{record.Name}</strong> está no cadastro
        {record.CanLogIn === false ? ', mas só entra depois de criar a senha, por um convite que você envia.' : '.'}
      </p>
      {children}
      <Invite person={record} />
    </>
  );
}
