import { createHash } from 'node:crypto';
import { percentileOf } from '@rodovia/shared/contracts/platform';
import { SHELL } from '../../store/discovery';
import { type ReleaseRecord, releaseName } from '../../store/release';

/**
 * Inline script that reports if the shell fails to start: a script is lost for good, or throws before the page is idle.
 * The first loss of a lazy part does not count, because it is requested again (`webpack/part-loading.mjs`). Then it
 * loads the measuring code without delaying the page (`shell/src/vitals`).
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

/** Content security policy source of that script. */
export const measuringSource = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** Measuring script of a shell's build; older releases have none. */
const MEASURES = /^vitals\/main\.[\w]+\.js$/;

/** Returns the element that makes a page measure itself; empty if the shell does not support it. */
export function measuringTag(shell: ReleaseRecord): string {
  const file = Object.keys(shell.assets).find((name) => MEASURES.test(name));
  if (!file) return '';
  const release = releaseName(shell);
  const data = { release, src: `/mf/${SHELL}/${release}/${file}`, integrity: shell.assets[file] ?? '' };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${value}"`);
  return `<script ${attributes.join(' ')}>${SCRIPT}</script>`;
}

/** Name for selecting the measuring visits, the same ones each time. */
const PART = 'vitals';

/** Returns whether a visit is among the `share` percent that measure. */
export const isMeasured = (visit: string, share: number) => percentileOf(visit, PART) < share;
