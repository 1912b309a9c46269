import { CrudPage } from '@rodovia/shared/crud';
import { useParams } from '@rodovia/shared/router';
import { ChangeSetPage } from './change-set-page';
import { changeSets } from './change-sets.crud';

/** The list of imports and deeds on many products, or one of them. */
export function ChangeSetsPage() {
  const { code } = useParams();
  return code ? <ChangeSetPage code={code} /> : <CrudPage definition={changeSets} />;
}
