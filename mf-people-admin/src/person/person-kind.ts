import type { CrudLabels } from '@rodovia/shared/crud';

/** What tells the screens of one person type from those of another. */
export interface PersonKind {
  personType: string;
  path: string;
  labels: Omit<CrudLabels, 'article'>;
  /** Title of a person's own page. */
  pageTitle: string;
  exportFile?: string;
}
