import { createRequire } from 'node:module';

type Workbooks = typeof import('../../../api/test/support/xlsx');

/** Workbooks made as in the tests of the API, whose folder uses the other kind of modules. */
export const { xlsxOf }: Workbooks = createRequire(import.meta.url)('../../../api/test/support/xlsx.ts');
