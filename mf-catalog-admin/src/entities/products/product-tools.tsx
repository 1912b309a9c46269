import { VisitButton } from '@rodovia/shared/crud';
import { ImportButton } from './import-button';

/** Links to import, change sets, and searches without results. */
export const ProductTools = () => (
  <>
    <ImportButton />
    <VisitButton to="/admin/alteracoes-em-massa">Alterações em massa</VisitButton>
    <VisitButton to="/admin/procurados?orderBy=Asked+desc">Procurados e não encontrados</VisitButton>
  </>
);
