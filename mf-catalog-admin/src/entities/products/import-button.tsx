import { Button } from '@rodovia/shared/antd';
import { lazyComponent } from '@rodovia/shared/runtime';
import { Suspense, useState } from 'react';

const ImportDialog = lazyComponent(() => import('./import/import-dialog').then(({ ImportDialog }) => ImportDialog));

/** Opens the import of products from a file. */
export function ImportButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Importar CSV</Button>
      {open && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
