import { Button } from '@rodovia/shared/crud';
import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { useState } from 'react';

const ImportDialog = lazyComponent(() => import('./import/import-dialog').then(({ ImportDialog }) => ImportDialog));

/** Opens the import of products. */
export function ImportButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon="upload" onClick={() => setOpen(true)}>
        Importar CSV ou XLSX
      </Button>
      {open && (
        <Boundary title="A importação não abriu" onClose={close}>
          <ImportDialog onClose={close} />
        </Boundary>
      )}
    </>
  );
}
