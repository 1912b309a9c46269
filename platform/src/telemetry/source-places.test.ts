import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publish } from '../publish/publish';
import { fakeBuild } from '../testing/fake-build';
import { storeOf } from '../testing/fake-store';
import { sourcePlaces } from './source-places';

/** Column 4 of the only line maps to line 3, column 1 of the source. */
const MAP = { version: 3, sources: ['webpack://mf-a/./src/page.tsx'], names: [], mappings: 'IAEA' };

test('places of a release are told in its sources, by maps that are no files for browsers', async () => {
  const { own } = await storeOf();
  const dir = await fakeBuild({ module: 'mf-a', version: '1.0.0' });
  await writeFile(path.join(dir, 'dist/100.js.map'), JSON.stringify(MAP));
  const [record] = await publish(own, { by: 'e', why: '', commit: '', dirs: [dir], sha: () => 'abc1234' });
  expect(Object.keys(record?.assets ?? {})).not.toContain('100.js.map');
  expect(Object.keys(record?.others ?? {})).toContain('100.js.map');
  const placeOf = sourcePlaces(own);
  expect(await placeOf('mf-a/1.0.0-abc1234/100.js:1:5')).toBe('src/page.tsx:3:1');
  for (const unknown of ['mf-a/1.0.0-abc1234/remoteEntry.js:1:5', 'mf-z/9.9.9-x/1.js:1:1', '../x/1.js:1:1'])
    expect(await placeOf(unknown)).toBe(unknown);
});
