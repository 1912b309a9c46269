import { VisitButton } from '@rodovia/shared/crud';
import { ImportButton } from './import-button';

/** The ways to many products at once, and to those that customers miss. */
export const ProductTools = () => (
  <>
    <ImportButton />
    <VisitButton to="/admin/alteracoes-em-massa">Alterações em massa</VisitButton>
    <VisitButton to="/admin/procurados?orderBy=Asked+desc">Procurados e não encontrados</VisitButton>
  </>
);
