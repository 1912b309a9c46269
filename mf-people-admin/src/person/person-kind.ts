import type { Person, PersonInput } from '@rodovia/shared/contracts';
import type { CrudLabels, FormDefinition, SwitchOffQuestion } from '@rodovia/shared/crud';
import type { ComponentType } from 'react';

/** What tells the screens of one person type from those of another. */
export interface PersonKind {
  personType: string;
  path: string;
  labels: Omit<CrudLabels, 'article'>;
  /** Title of a person's own page. */
  pageTitle: string;
  exportFile?: string;
  /** The form that creates them; that of every field where it is missing. */
  form?: FormDefinition<Person, PersonInput>;
  /** What can be done next with one who was just created; an invitation where it is missing. */
  Created?: ComponentType<{ record: Person }>;
  /** Further sections of a person's own page; their code may still have to come. */
  Further?: ComponentType<{ person: Person }>;
  /** Further buttons above the list. */
  toolbar?: ComponentType;
  /** Asks before these persons are switched off, where more is to be decided than whether. */
  SwitchOffQuestion?: SwitchOffQuestion<Person>;
}
