import { createRequire } from 'node:module';

type Workbooks = typeof import('../../api/test/support/xlsx');

/** Makes workbooks as the tests of the API do, whose folder is of the other kind of modules. */
export const { xlsxOf }: Workbooks = createRequire(import.meta.url)('../../api/test/support/xlsx.ts');
