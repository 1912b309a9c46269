import { type Fitment, fitmentEntity } from '@rodovia/shared/contracts/catalog';
import {
  column,
  created,
  defineCrud,
  type FormOf,
  formOf,
  recordFilters,
  screenOf,
  status,
} from '@rodovia/shared/crud';
import { FitmentImportButton } from './fitment-import-button';

const { fields } = fitmentEntity;

export const fitments = defineCrud<Fitment, FormOf<typeof fitmentEntity>>({
  ...screenOf(fitmentEntity),
  path: '/admin/veiculos',
  columns: [
    column(fields.description, { edits: 'description' }),
    column(fields.years, { width: 150, brief: true, rank: 3 }),
    column(fields.type, { width: 170, rank: 1 }),
    column(fields.sizes, { width: 220, brief: true, rank: 3, grows: true }),
    column(fields.rearSizes, { width: 180, rank: 1 }),
    column(fields.source, { width: 180, rank: 1 }),
    created(),
    status(),
  ],
  filters: recordFilters('Buscar por nome, tipo ou medida'),
  form: formOf(fitmentEntity),
  tools: FitmentImportButton,
});
