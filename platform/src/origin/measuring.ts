import { createHash } from 'node:crypto';
import { percentileOf } from '@rodovia/shared/contracts';
import { SHELL } from '../store/discovery';
import { type ReleaseRecord, releaseName } from '../store/release';

/**
 * Tells the server that the shell did not come up: a script of it that is lost for good, or throws before the page is
 * quiet. Of a part that comes later the first loss is none, it is asked for once more (`webpack/part-loading.mjs`). Then
 * the code that measures is fetched, which no visitor waits for (`shell/src/vitals`).
 */
const SCRIPT =
  '{const d=document.currentScript.dataset,stop=new AbortController;' +
  'addEventListener("error",({target:t,filename:f,message:m,error:e})=>{' +
  'if(!(t.src||f||"").includes("/mf/shell/"+d.release+"/")||t.src&&!t.defer&&!t.src.includes("?r="))return;stop.abort();' +
  'const stack=(e?.stack||t.src&&t.src.split("?")[0]+":1:1"||"").slice(0,2e3),message=(m||"script").slice(0,500);' +
  'navigator.sendBeacon("/api/telemetry",new Blob([JSON.stringify({module:"shell",release:d.release,phase:"load",message,stack})],' +
  '{type:"application/json"}))},{capture:true,signal:stop.signal});' +
  'addEventListener("load",()=>setTimeout(()=>{stop.abort();(self.requestIdleCallback||setTimeout)(()=>' +
  'document.head.append(Object.assign(document.createElement("script"),{src:d.src,integrity:d.integrity})))},3e3))}';

/** What the page's policy must allow for it. */
export const measuringSource = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** The script of a shell's build that measures; releases from before it have none. */
const MEASURES = /^vitals\/main\.[\w]+\.js$/;

/** The element that has a page measure itself; empty for a shell that cannot. */
export function measuringTag(shell: ReleaseRecord): string {
  const file = Object.keys(shell.assets).find((name) => MEASURES.test(name));
  if (!file) return '';
  const release = releaseName(shell);
  const data = { release, src: `/mf/${SHELL}/${release}/${file}`, integrity: shell.assets[file] ?? '' };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${value}"`);
  return `<script ${attributes.join(' ')}>${SCRIPT}</script>`;
}

/** Name of the part of the visits that measure; the same visits each time. */
const PART = 'vitals';

/** True where a visit is among the `share` percent of the visits that measure. */
export const isMeasured = (visit: string, share: number) => percentileOf(visit, PART) < share;
