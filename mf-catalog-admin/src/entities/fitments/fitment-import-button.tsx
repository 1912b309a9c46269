import { Button } from '@rodovia/shared/crud';
import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { useState } from 'react';

const FitmentImport = lazyComponent(() => import('./fitment-import').then(({ FitmentImport }) => FitmentImport));

/** Opens the import of vehicles. */
export function FitmentImportButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon="upload" onClick={() => setOpen(true)}>
        Importar CSV ou XLSX
      </Button>
      {open && (
        <Boundary title="A importação não abriu" onClose={close}>
          <FitmentImport onClose={close} />
        </Boundary>
      )}
    </>
  );
}
