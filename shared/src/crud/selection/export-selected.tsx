import { ExportButton } from '../page/export/export-button';
import { resourceOf } from '../resource';
import type { CrudDefinition, CrudRow } from '../types';

interface Props<T extends CrudRow> {
  definition: Pick<CrudDefinition<T>, 'resource' | 'exportFile' | 'labels'>;
  codes: readonly string[];
}

/** Exports the selected records with the columns of the list. */
export function ExportSelected<T extends CrudRow>({ definition, codes }: Props<T>) {
  const { resource, exportFile, labels } = definition;
  if (!exportFile) return null;
  return (
    <ExportButton
      url={resourceOf(resource).exportUrl({})}
      codes={codes}
      name={exportFile}
      label={`Exportar selecionad${labels.article}s`}
      workbook={`Baixar selecionad${labels.article}s em XLSX`}
    />
  );
}
