import { CrudPage } from '@rodovia/shared/crud';
import { useParams } from '@rodovia/shared/router';
import { ChangeSetPage } from './change-set-page';
import { changeSets } from './change-sets.crud';

/** List of imports and bulk actions, or the page of one. */
export function ChangeSetsPage() {
  const { code } = useParams();
  return code ? <ChangeSetPage code={code} /> : <CrudPage definition={changeSets} />;
}
