/** @jest-environment jsdom */
import type { ReleaseRecord } from '../../store/release';
import { measuringTag } from './measuring';

let beacons: Blob[];
let version = 0;

/** Runs the script of a shell's page, then loses a script; `§` stands for the shell's files. */
function lose(src: string, defer = false) {
  version += 1;
  const assets = { 'vitals/main.1a2b3c4d.js': 'sha384-x' };
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = measuringTag({ version: `${version}.0.0`, sha: 'abc1234', assets } as unknown as ReleaseRecord);
  const { dataset, textContent } = page.body.firstChild as HTMLScriptElement;
  const tag = Object.assign(document.createElement('script'), { textContent });
  Object.assign(tag.dataset, dataset);
  const address = src.replace('§', `/mf/shell/${version}.0.0-abc1234`);
  const lost = Object.assign(document.createElement('script'), { type: 'text/plain', src: address, defer });
  document.head.append(tag, lost);
  lost.dispatchEvent(new Event('error'));
}

beforeEach(() => {
  beacons = [];
  Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => beacons.push(body) });
});

test.each([
  ['one that the page begins with', '§/main.js', true, 1],
  ['a part that comes later, once', '§/http.js', false, 0],
  ['a part that comes later, for good', '§/http.js?r=1', false, 1],
  ['one of a module', '/mf/mf-a/1.0.0-a/1.js', true, 0],
])('a script that is lost is told where it costs the shell something: %s', (_, src, defer, count) => {
  lose(src, defer);
  expect(beacons).toHaveLength(count);
});

test('what is told names the file, and not by which address it was asked for', async () => {
  lose('§/http.js?r=1');
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(beacons[0] as Blob);
  });
  const { stack, ...others } = JSON.parse(text);
  expect(others).toEqual({ module: 'shell', release: `${version}.0.0-abc1234`, phase: 'load', message: 'script' });
  expect(stack).toMatch(/\/mf\/shell\/\d+\.0\.0-abc1234\/http\.js:1:1$/);
});
