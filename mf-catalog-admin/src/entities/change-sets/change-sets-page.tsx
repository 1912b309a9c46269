import { CrudPage } from '@rodovia/shared/crud';
import { changeSets } from './change-sets.crud';

/** The list of imports and deeds on many products. */
export const ChangeSetsPage = () => <CrudPage definition={changeSets} />;
