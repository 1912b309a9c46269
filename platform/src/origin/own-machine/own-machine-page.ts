import { createHash } from 'node:crypto';
import { BADGE_STYLE } from '../page/badge.mjs';
import { integrityOf, type PageFile } from '../page/html';
import { type OwnMachine, PATH } from './own-machine';

/** Time in ms that the local server has to start answering, and again to finish. */
const PATIENCE_MS = 4000;
/** Type that browsers do not execute. */
const HELD = 'text/x-rodovia-held';

/** Returns the origin of the developer's own machine. */
export const addressOf = ({ port }: OwnMachine) => `http://localhost:${port}`;

/** Returns a script element of the shell that waits until the local server has answered or failed. */
export const heldScriptTag = (file: PageFile) =>
  `<script type="${HELD}" src="${file.href}"${integrityOf(file)}></script>`;

/**
 * Inline script that loads the module from the local server first, with a request that can be aborted, because a
 * pending script would block the end of the page. A loaded module sets a mark (`platform/dev/page.js`); without it the
 * badge reports the failure. Then the shell starts, deferred because of the script that reports lost files
 * (`measuring.ts`).
 */
const SCRIPT =
  '{const badge=document.getElementById("rodovia-sources"),{src,away}=badge.dataset;' +
  'const put=(src,more)=>new Promise((done)=>{' +
  'document.body.append(Object.assign(document.createElement("script"),{src,onload:done,onerror:done},more));' +
  `setTimeout(done,${PATIENCE_MS})});` +
  `fetch(src,{mode:"no-cors",signal:AbortSignal.timeout(${PATIENCE_MS})}).then(()=>put(src)).catch(()=>0).then(()=>{` +
  'if(!globalThis.__RODOVIA_HOT__){badge.setAttribute("role","alert");badge.firstChild.textContent=away}' +
  `for(const{src,integrity}of document.querySelectorAll('script[type="${HELD}"]'))put(src,{integrity,async:false,defer:true})})}`;

/** Content security policy source of that script. */
export const ownMachineSource = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** Returns the elements after a page: the badge with a link back, and the script that replaces the module. */
export function ownMachineTags(machine: OwnMachine): string {
  const { module, port } = machine;
  const away = `${module} não está nesta página: localhost:${port} não responde. Inicie npm run dev -w ${module} e recarregue`;
  const data = `data-src="${addressOf(machine)}/mf/${module}/dev/page.js?now" data-away="${away}"`;
  return [
    `<aside id="rodovia-sources" aria-label="Desenvolvimento" ${data} style="${BADGE_STYLE}">`,
    `<span>${module} da sua máquina (localhost:${port})</span> · <a style="color:inherit" href="${PATH}">Voltar ao publicado</a></aside>`,
    `<script>${SCRIPT}</script>`,
  ].join('');
}
