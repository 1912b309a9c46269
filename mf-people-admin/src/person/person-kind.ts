import type { Person, PersonInput } from '@rodovia/shared/contracts/people';
import type { CrudLabels, FormDefinition, SwitchOffQuestion } from '@rodovia/shared/crud';
import type { ComponentType } from 'react';

/** Differences between the screens of person types. */
export interface PersonKind {
  personType: string;
  path: string;
  labels: Omit<CrudLabels, 'article'>;
  /** Title of a person's page. */
  pageTitle: string;
  exportFile?: string;
  /** Form for creating a person; by default with all fields. */
  form?: FormDefinition<Person, PersonInput>;
  /** Next steps after creation; by default an invitation. */
  Created?: ComponentType<{ record: Person }>;
  /** Additional sections of a person's page; their code may still be loading. */
  Further?: ComponentType<{ person: Person }>;
  /** Additional buttons above the list. */
  toolbar?: ComponentType;
  /** Custom question before deactivation. */
  SwitchOffQuestion?: SwitchOffQuestion<Person>;
}
