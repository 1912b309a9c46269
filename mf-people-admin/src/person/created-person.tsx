import type { Person } from '@rodovia/shared/contracts';
import { Invite } from '@rodovia/shared/invite';
import type { ReactNode } from 'react';

/** What usually follows once a person is there: `children` where there is more than an invitation. */
export function CreatedPerson({ record, children }: { record: Person; children?: ReactNode }) {
  return (
    <>
      <p>
        <strong>{record.Name}</strong> está no cadastro.
      </p>
      {children}
      <Invite person={record} />
    </>
  );
}
