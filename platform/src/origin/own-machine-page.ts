import { createHash } from 'node:crypto';
import { BADGE_STYLE } from './badge.mjs';
import { integrityOf, type PageFile } from './html';
import { type OwnMachine, PATH } from './own-machine';

/** So long the machine may take to begin its answer, and once more to bring it. */
const PATIENCE_MS = 4000;
/** No type that a browser runs. */
const HELD = 'text/x-rodovia-held';

export const addressOf = ({ port }: OwnMachine) => `http://localhost:${port}`;

/** A script of the shell that waits until the machine has answered, or has been given up. */
export const heldScriptTag = (file: PageFile) =>
  `<script type="${HELD}" src="${file.href}"${integrityOf(file)}></script>`;

/**
 * Asks the machine first, by a call that can be ended: a script that never comes would hold the page's end. What comes
 * from it leaves its mark (`platform/dev/page.js`); where there is none the badge says so. Then the shell begins, as
 * `defer` for the line that tells of lost scripts (`measuring.ts`).
 */
const SCRIPT =
  '{const badge=document.getElementById("rodovia-sources"),{src,away}=badge.dataset;' +
  'const put=(src,more)=>new Promise((done)=>{' +
  'document.body.append(Object.assign(document.createElement("script"),{src,onload:done,onerror:done},more));' +
  `setTimeout(done,${PATIENCE_MS})});` +
  `fetch(src,{mode:"no-cors",signal:AbortSignal.timeout(${PATIENCE_MS})}).then(()=>put(src)).catch(()=>0).then(()=>{` +
  'if(!globalThis.__RODOVIA_HOT__){badge.setAttribute("role","alert");badge.firstChild.textContent=away}' +
  `for(const{src,integrity}of document.querySelectorAll('script[type="${HELD}"]'))put(src,{integrity,async:false,defer:true})})}`;

/** What the policy of such a page must allow for its line. */
export const ownMachineSource = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** Behind a page: what says where the module comes from, with the way back, and what puts the module in place. */
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
