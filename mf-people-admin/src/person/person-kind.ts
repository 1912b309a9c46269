import type { Person } from '@rodovia/shared/contracts';
import type { CrudLabels, SwitchOffQuestion } from '@rodovia/shared/crud';
import type { ComponentType } from 'react';

/** What tells the screens of one person type from those of another. */
export interface PersonKind {
  personType: string;
  path: string;
  labels: Omit<CrudLabels, 'article'>;
  /** Title of a person's own page. */
  pageTitle: string;
  exportFile?: string;
  /** Further buttons above the list. */
  toolbar?: ComponentType;
  /** Asks before these persons are switched off, where more is to be decided than whether. */
  SwitchOffQuestion?: SwitchOffQuestion<Person>;
}
